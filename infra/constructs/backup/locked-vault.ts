import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import type { Construct } from 'constructs';

/** `governance`: administrators can lift the lock. `compliance`: nobody can, from a week after it was set. */
export type VaultLock = 'governance' | 'compliance';

export const backupDays = {
  /** Days for backups with personal data; the privacy page states this number. */
  daily: 35,
  /** Days for backups without personal data. */
  monthly: 366,
} as const;

/**
 * A vault whose backups nobody can delete early, and which deletes them on time. It stays when its stack is deleted.
 */
export class LockedVault extends BackupVault {
  constructor(scope: Construct, id: string, { name, lock }: { name?: string; lock: VaultLock }) {
    super(scope, id, {
      ...(name && { backupVaultName: name }),
      lockConfiguration: {
        minRetention: Duration.days(backupDays.daily),
        maxRetention: Duration.days(backupDays.monthly),
        ...(lock === 'compliance' && { changeableFor: Duration.days(7) }),
      },
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }
}
