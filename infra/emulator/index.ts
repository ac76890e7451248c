import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { devDomain } from '#contracts/stage-settings/stages';
import { ensureBuilt, siteFolder } from '../bundle/ensure-built.ts';
import { bootScript } from '../bundle/website/boot-script.ts';
import { loadRenderer } from '../bundle/website/folders.ts';
import { stage } from '../common/api-stage.ts';
import { byPrefix } from '../common/http/by-prefix.ts';
import { type Listener, listen } from '../common/http/listener.ts';
import { asksApi, makeOutboxToken } from '../common/outbox/access.ts';
import { createOutboxPages, outboxPath } from '../common/outbox/index.ts';
import {
  currentPrograms,
  currentSeasons,
  currentSections,
  everySecond,
  programReader,
} from '../common/website/current-programs.ts';
import { createSite } from '../common/website/index.ts';
import { createLivePages } from '../common/website/live-pages.ts';
import type { Account } from '../seed/staff.ts';
import { createApiProxy } from './api-proxy.ts';
import { deployTo, emulatorEnvironment, type Outputs } from './deploy.ts';
import { clientSettings, type Endpoint } from './endpoint.ts';
import { acceptMailFrom, listMails } from './mail.ts';
import { openEndpoint } from './open-endpoint.ts';
import { bucketPhotos } from './photos.ts';
import { reset } from './reset.ts';
import { addSamples } from './samples.ts';
import { openStaffAccount } from './staff-account.ts';
import { uploadOrigins } from './upload-origins.ts';

interface EmulatorOptions {
  /** 0 for any free port. */
  port: number;
  staff: Account;
  /** Adds the sample programs. */
  seed: boolean;
  /** Serves pages with the current programs, which requires the built site. */
  site: boolean;
  say(text: string): void;
}

export interface RunningEmulator {
  /** Origin of the site, for browsers. */
  url: string;
  /** Address of the outbox with the token that opens it. */
  outboxUrl: string;
  endpoint: Endpoint;
  outputs: Outputs;
  /** The reason why no mail is sent, as a sentence; undefined if mail works. */
  noMail: string | undefined;
  /** Environment for commands and clients that talk to the emulator. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** Deploys the application to an emulator and serves the site in front of it, as the CDN does on AWS. */
export async function openEmulator(options: EmulatorOptions): Promise<RunningEmulator> {
  const { staff, say } = options;
  if (options.site) await ensureBuilt(['site'], (name) => say(`Building the ${name} ...`));
  const listener = await listen({ host: '127.0.0.1', port: options.port });
  const closing: (() => Promise<void>)[] = [listener.close];
  const stop = async () => {
    for (const close of closing.toReversed()) await close();
  };
  try {
    const endpoint = await openEndpoint(say);
    // The site closes first, since it calls the emulator.
    closing.unshift(endpoint.stop);
    const url = `http://localhost:${listener.port}`;
    say(`Deploying to ${endpoint.name} at ${endpoint.url} ...`);
    await reset(endpoint, { say });
    const outputs = await deployTo(endpoint, url);
    const noMail = await acceptMailFrom(devDomain, endpoint.url).then(
      () => undefined,
      ({ message }) => `No mail is sent here: ${message}`,
    );
    if (noMail) say(noMail);
    const environment = {
      ...emulatorEnvironment(endpoint),
      STAFF_TABLE: output(outputs, 'StaffTableName'),
      SITE_CONTENT_TABLE: output(outputs, 'SiteContentTableName'),
    };
    const outboxToken = makeOutboxToken();
    await serveSite({ listener, url, outboxToken, endpoint, outputs, noMail, live: options.site });
    await openStaffAccount(endpoint.name, staff, environment);
    if (options.seed) closing.push(await addSamples({ url, staff, say }));
    const outboxUrl = `${url}${outboxPath}?token=${outboxToken}`;
    return { url, outboxUrl, endpoint, outputs, noMail, environment, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface EmulatorSite {
  listener: Listener;
  url: string;
  outboxToken: string;
  endpoint: Endpoint;
  outputs: Outputs;
  noMail: string | undefined;
  live: boolean;
}

async function serveSite({ listener, url, outboxToken, endpoint, outputs, noMail, live }: EmulatorSite): Promise<void> {
  const renderer = live ? await loadRenderer() : undefined;
  const internalUrl = `http://127.0.0.1:${listener.port}`;
  const programs = currentPrograms(internalUrl, everySecond);
  const database = new DynamoDBClient(clientSettings(endpoint.url));
  const seasons = currentSeasons(database, output(outputs, 'SettingsTableName'), everySecond);
  const sections = currentSections(database, output(outputs, 'SiteContentTableName'), everySecond);
  const access = { token: outboxToken, isOwner: asksApi(internalUrl) };
  const outbox = createOutboxPages({ list: () => listMails(endpoint), noMail }, access);
  const site = createSite({
    folder: siteFolder,
    origin: url,
    bootScript,
    connect: uploadOrigins(endpoint.url),
    photos: bucketPhotos(output(outputs, 'PhotosBucketName'), endpoint.url),
    ...(renderer && {
      livePages: createLivePages({
        ...{ renderer, programs, seasons, sections, readProgram: programReader(internalUrl), origin: url },
      }),
    }),
  });
  const api = createApiProxy({ endpoint: endpoint.url, restApiId: output(outputs, 'RestApiId') });
  const prefixes = [
    [`/${stage}`, api],
    [outboxPath, outbox],
    [`${outboxPath}.json`, outbox],
  ] as const;
  listener.serve(byPrefix(prefixes, site));
}

function output(outputs: Outputs, name: string): string {
  const value = outputs[name];
  if (!value) throw new Error(`The deployed stack has no output ${name}.`);
  return value;
}
