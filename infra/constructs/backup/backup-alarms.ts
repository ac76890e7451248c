import { Duration } from 'aws-cdk-lib';
import type { IBackupVault } from 'aws-cdk-lib/aws-backup';
import { ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { AlarmSet, type AlarmSetProps } from '../alarm-set.ts';

export interface BackupAlarmsProps extends AlarmSetProps {
  vault: IBackupVault;
  /** True if backups are copied to another region. */
  areCopied: boolean;
}

/** Alarms for backups that fail, and for nights without a backup. */
export class BackupAlarms extends AlarmSet {
  constructor(scope: Construct, id: string, { vault, areCopied, ...props }: BackupAlarmsProps) {
    super(scope, id, props);
    const metric = (metricName: string, period: Duration) =>
      new Metric({
        namespace: 'AWS/Backup',
        metricName,
        dimensionsMap: { BackupVaultName: vault.backupVaultName },
        statistic: 'Sum',
        period,
      });
    this.add('BackupFailed', metric('NumberOfBackupJobsFailed', Duration.hours(1)), {
      alarmDescription: 'A backup failed: AWS Backup says why, under Jobs.',
    });
    if (areCopied) {
      this.add('BackupCopyFailed', metric('NumberOfCopyJobsFailed', Duration.hours(1)), {
        alarmDescription: 'A backup was not copied to the other region: AWS Backup says why, under Jobs.',
      });
    }
    this.add('BackupMissing', metric('NumberOfBackupJobsCompleted', Duration.days(1)), {
      alarmDescription: 'No backup was made for two days.',
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: 2,
      treatMissingData: TreatMissingData.BREACHING,
    });
  }
}
