import { describe, expect, it } from 'vitest';
import { privacyAtStart } from '#contracts/site-defaults/privacy';
import { heldTables } from '../../../../infra/backup/tables.ts';
import type { Settings } from '../../../../infra/stacks/settings.ts';
import { production, synthesizeWebsite } from './synthesize.ts';
import type { TemplateReader } from './template-reader.ts';

/** The stacks of the backups; throws if there are none. */
function synthesizeBackups(settings: Partial<Settings>) {
  const { backups, backupCopies } = synthesizeWebsite({ ...production, ...settings } as Settings);
  if (!backups) throw new Error('There are no backups.');
  return { backups, backupCopies };
}

const copied = synthesizeBackups({ backupCopyRegion: 'eu-central-1', alarmEmail: 'operator@rihla.example' });
const alone = synthesizeBackups({ backupVaultLock: 'compliance' });
const vaultOf = (stack: TemplateReader | undefined) => stack?.single('AWS::Backup::BackupVault')[1];
const rulesOf = ({ backups }: { backups: TemplateReader }) =>
  backups
    .resources('AWS::Backup::BackupPlan')
    .flatMap(([, { Properties }]) => Properties.BackupPlan.BackupPlanRule as Record<string, unknown>[]);
const selectionOf = (name: string) =>
  copied.backups.resources('AWS::Backup::BackupSelection').find(([id]) => id.includes(name))?.[1].Properties
    .BackupSelection.Resources as unknown[];

describe('the backups', () => {
  it('cover every table that a restore supports and the photos, each night, for 35 days', () => {
    expect(rulesOf(copied)).toContainEqual(
      expect.objectContaining({
        RuleName: 'Daily',
        ScheduleExpression: 'cron(0 22 * * ? *)',
        Lifecycle: { DeleteAfterDays: 35 },
      }),
    );
    expect(selectionOf('Daily')).toHaveLength(heldTables.length + 1);
  });

  it('are kept longer only if they contain no personal data', () => {
    expect(rulesOf(copied)).toContainEqual(
      expect.objectContaining({ RuleName: 'Monthly', Lifecycle: { DeleteAfterDays: 366 } }),
    );
    // Programs, departures, settings and the photos.
    expect(selectionOf('Monthly')).toHaveLength(4);
    expect(JSON.stringify(selectionOf('Monthly'))).not.toMatch(/Enquiries|Deleted|Privacy|Audit|Staff/);
  });

  it.each(['ar', 'en'] as const)('are kept for the days that the privacy page names (%s)', (language) => {
    expect(privacyAtStart.text[language]).toMatch(/\b35\b/);
  });

  it('are copied to the other region’s vault for the same days', () => {
    const { BackupVaultName } = vaultOf(copied.backupCopies)?.Properties ?? {};
    for (const { CopyActions, Lifecycle } of rulesOf(copied)) {
      const [action, ...others] = CopyActions as { DestinationBackupVaultArn: object; Lifecycle: unknown }[];
      expect(JSON.stringify(action?.DestinationBackupVaultArn)).toContain(
        `:backup:eu-central-1:123456789012:backup-vault:${BackupVaultName}`,
      );
      expect([action?.Lifecycle, others]).toEqual([Lifecycle, []]);
    }
  });

  it('are not copied without another region', () => {
    expect(rulesOf(alone).map(({ CopyActions }) => CopyActions)).toEqual([undefined, undefined]);
    expect(alone.backupCopies).toBeUndefined();
  });

  it('are not copied into the same region', () => {
    expect(() => synthesizeBackups({ backupCopyRegion: 'me-central-1' })).toThrow('must be another region');
  });

  it.each([
    ['governance', copied.backups, {}],
    ['governance in the other region', copied.backupCopies, {}],
    ['compliance', alone.backups, { ChangeableForDays: 7 }],
  ])('are locked with %s', (_, stack, lock) => {
    expect(vaultOf(stack)).toMatchObject({ DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' });
    expect(vaultOf(stack)?.Properties.LockConfiguration).toEqual({
      MinRetentionDays: 35,
      MaxRetentionDays: 366,
      ...lock,
    });
  });

  it('raise an alarm by mail if one fails, is not copied, or is missing', () => {
    const alarms = copied.backups.resources('AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);
    expect(alarms.map(({ MetricName, TreatMissingData }) => [MetricName, TreatMissingData])).toEqual([
      ['NumberOfBackupJobsFailed', 'notBreaching'],
      ['NumberOfCopyJobsFailed', 'notBreaching'],
      ['NumberOfBackupJobsCompleted', 'breaching'],
    ]);
    for (const { AlarmActions } of alarms) expect(AlarmActions).toHaveLength(1);
  });

  it('exist only for production, since a dev stage is destroyed completely', () => {
    expect(synthesizeWebsite({})).toMatchObject({ backups: undefined, backupCopies: undefined });
  });

  it('need no custom resource', () => {
    expect(
      [...copied.backups.types(), ...(copied.backupCopies?.types() ?? [])].filter((type) => /Custom/.test(type)),
    ).toEqual([]);
  });
});
