import { describe, expect, it } from 'vitest';
import type { Route } from '#contracts/api/route';
import { handlerPath, routes } from '#contracts/api/routes';
import { consumers } from '#contracts/platform/consumers';
import { pageOnDemand } from '#contracts/website/page-on-demand';
import { nativeArchitecture, nativePackages } from '../../../../infra/bundle/functions/native-packages.ts';
import { passwordsAtOnce } from '../../../../infra/constructs/api-function-size.ts';
import { onDemandCalls } from '../../../../infra/constructs/website/missing-page.ts';
import { production, synthesize } from './synthesize.ts';
import { asText } from './template-reader.ts';

const dev = synthesize();
const live = synthesize(production);
const folders = Map.groupBy(routes, (route) =>
  route.access === 'public' ? route.id : handlerPath(route).split('/')[0],
);
/** An operation of each function. */
const operations = [
  ...[...folders.values()].flatMap(([route]) => route ?? []),
  ...new Map(consumers.map((one) => [dev.functionId(one.id), one])).values(),
  pageOnDemand,
].map(({ id }) => id);
const functionOf = (operation: string) => dev.get(dev.functionId(operation)).Properties;

describe('the functions', () => {
  it('are one for staff’s routes of each folder, each route of visitors, each table’s consumers and each other consumer, and one for the site', () => {
    expect(dev.resources('AWS::Lambda::Function')).toHaveLength(operations.length);
  });

  it('of the API have names by which the gateway’s stack calls them, other ones in each stage and of at most 64 characters', () => {
    const names = [dev, live].flatMap((backend) =>
      routes.map(({ id }): string => backend.get(backend.functionId(id)).Properties.FunctionName),
    );
    expect(new Set(names).size).toBe(2 * folders.size);
    for (const name of names) expect(name).toMatch(/^rihla-(dev|production)-\w{1,47}$/);
  });

  it('of the API are neither exported nor imported, so that each can be removed with its route', () => {
    const { functions, api } = dev.parts;
    expect(functions.json.Outputs ?? {}).toEqual({});
    expect(JSON.stringify(api.json)).not.toMatch(/Fn::ImportValue|Fn::GetStackOutput/);
  });

  it.each(operations)('%s runs its built code on Node 24 and is traced', (operation) => {
    expect(functionOf(operation)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: [operation in nativePackages ? nativeArchitecture.replace('x64', 'x86_64') : 'arm64'],
      Handler: 'index.handler',
      TracingConfig: { Mode: 'Active' },
    });
  });

  it.each(operations)('%s logs JSON to the log of the API, or to its own', (operation) => {
    const { LogFormat, LogGroup } = functionOf(operation).LoggingConfig;
    expect(LogFormat).toBe('JSON');
    const sharing = dev
      .resources('AWS::Lambda::Function')
      .filter(([, { Properties }]) => asText(Properties.LoggingConfig.LogGroup) === asText(LogGroup));
    expect(sharing).toHaveLength(routes.some(({ id }) => id === operation) ? folders.size : 1);
  });

  it.each([
    ['signIn', 1024],
    ['completePasswordReset', 1024],
    ['changePassword', 1024],
    ['renewRecoveryCodes', 1024],
    ['addPhoto', 1024],
    ['erasePerson', 1024],
    ['processPhoto', 2048],
    ['listTeam', 512],
    ['getProgram', 512],
  ])('%s has enough memory', (operation, megabytes) => {
    expect(functionOf(operation).MemorySize).toBe(megabytes);
  });

  it('that hash passwords of strangers have a limit of their own in production, so that a flood leaves the others alone', () => {
    for (const { id, uses, access } of routes as readonly Route[]) {
      const hashes = uses.passwordCost && access === 'public';
      const { ReservedConcurrentExecutions } = live.get(live.functionId(id)).Properties;
      expect(ReservedConcurrentExecutions, id).toBe(hashes ? passwordsAtOnce : undefined);
      // A new account has too few executions to reserve any.
      expect(functionOf(id)).not.toHaveProperty('ReservedConcurrentExecutions');
    }
  });

  it('that makes pages on demand has room for all calls that the gateway lets through, of half a second each', () => {
    const reserved = live
      .resources('AWS::Lambda::Function')
      .map(([, { Properties }]) => Properties.ReservedConcurrentExecutions ?? 0);
    const calls = Object.values(onDemandCalls).reduce<number>((sum, one) => sum + one, 0);
    const { ReservedConcurrentExecutions: pages } = live.get(live.functionId(pageOnDemand.id)).Properties;
    expect(pages).toBeGreaterThanOrEqual(calls * 0.5);
    expect(functionOf(pageOnDemand.id)).not.toHaveProperty('ReservedConcurrentExecutions');
    // Lambda leaves a hundred unreserved, of the two hundred that production needs.
    expect(reserved.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(100);
  });

  it.each([
    ['addPhoto', 29],
    ['erasePerson', 29],
    ['signIn', 10],
    ['createMessage', 10],
  ])('%s has enough time', (operation, seconds) => {
    expect(functionOf(operation).Timeout).toBe(seconds);
  });

  it.each(routes)('$id times out before the gateway', ({ id }) => {
    expect(functionOf(id).Timeout).toBeLessThanOrEqual(29);
  });
});

describe('logs', () => {
  it.each([
    ['30 days in dev', dev, 30],
    ['90 days in production', live, 90],
  ])('are kept %s', (_, backend, days) => {
    const groups = backend.resources('AWS::Logs::LogGroup');
    // Each consumer and the site have a group, the API's functions share one, and so does its access log.
    expect(groups).toHaveLength(operations.length - folders.size + 2);
    for (const [, { Properties }] of groups) expect(Properties.RetentionInDays).toBe(days);
  });
});
