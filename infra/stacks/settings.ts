import { resolve } from 'node:path';
import type { Node } from 'constructs';
import type { StageSettings } from '#contracts/stage-settings/check-settings';
import type { StageName } from '#contracts/stage-settings/stages';
import { asStage, placeOf, readStageSettings } from '../common/stage-settings.ts';
import { StartError } from '../common/start-error.ts';

export type Settings = StageSettings & {
  siteOrigin: string;
  /**
   * `optional` while the CDN does not send its secret yet: at the first deployment over an earlier version, see
   * `infra/release/deploy.ts`.
   */
  originSecret: 'required' | 'optional';
};

/** The context of the CDK app: `cdk synth -c stage=production`. Everything else is a setting of the stage's file. */
const contextNames = {
  /** `dev` by default. */
  stage: 'stage',
  /** The path of another file with the stage's settings. */
  settings: 'settings',
  /** The site's origin for a stage whose settings have none: the CDN's own domain, once it is known. */
  cdnOrigin: 'cdnOrigin',
  originSecret: 'originSecret',
} as const;

/**
 * Reads the settings of the stage that `cdk -c stage=<name>` names.
 * @throws StartError naming every issue of the settings, or unknown context
 */
export function readSettings(node: Node): Settings {
  const context: Record<string, unknown> = node.getAllContext();
  const stage = asStage(String(context[contextNames.stage] ?? 'dev'));
  const file = context[contextNames.settings];
  refuseOthers(context, stage);
  const settings = readStageSettings(stage, ...(file === undefined ? [] : [resolve(String(file))]));
  return {
    ...settings,
    siteOrigin: settings.siteOrigin ?? String(context[contextNames.cdnOrigin] ?? 'http://localhost:3000'),
    originSecret: context[contextNames.originSecret] === 'optional' ? 'optional' : 'required',
  };
}

/** Refuses settings that used to be context, and mistyped names. The CDK's own names have a prefix or a hyphen. */
function refuseOthers(context: Record<string, unknown>, stage: StageName): void {
  const known: string[] = Object.values(contextNames);
  const strange = Object.keys(context).filter((name) => /^\w+$/.test(name) && !known.includes(name));
  if (strange.length) throw new StartError(strange.map((name) => placeOf(name, stage, known)).join('\n'));
}
