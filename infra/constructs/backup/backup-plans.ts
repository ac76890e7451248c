import { Duration } from 'aws-cdk-lib';
import {
  BackupPlan,
  BackupPlanRule,
  type BackupPlanRuleProps,
  BackupResource,
  BackupSelection,
  type IBackupVaultRef,
} from 'aws-cdk-lib/aws-backup';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { type IRole, ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { TableName } from '#contracts/platform/resources';
import { heldTables } from '../../backup/tables.ts';
import { acknowledge } from '../cdk-nag.ts';
import { backupDays } from './locked-vault.ts';

export interface BackupPlansProps {
  tables: Readonly<Record<TableName, ITable>>;
  photos: IBucket;
  vault: IBackupVaultRef;
  /** The vault in another region; absent without copies. */
  copies?: IBackupVaultRef | undefined;
}

/** The tables without personal data of customers, whose backups are kept longer. */
const withoutPersons = ['Programs', 'Departures', 'Settings'] as const satisfies readonly TableName[];

/** Backs up the tables and the photos every night, and each month the tables without personal data. */
export class BackupPlans extends Construct {
  /** The role for restoring. */
  readonly restoreRole: IRole;

  constructor(scope: Construct, id: string, { tables, photos, vault, copies }: BackupPlansProps) {
    super(scope, id);
    const role = this.roleWith('Role', 'Backup');
    this.restoreRole = this.roleWith('RestoreRole', 'Restore');
    const add = (name: string, days: number, schedule: Schedule, names: readonly TableName[]) => {
      const deleteAfter = Duration.days(days);
      const rule: BackupPlanRuleProps = {
        ruleName: name,
        scheduleExpression: schedule,
        startWindow: Duration.hours(1),
        completionWindow: Duration.hours(12),
        deleteAfter,
        ...(copies && { copyActions: [{ destinationBackupVault: copies, deleteAfter }] }),
      };
      const plan = new BackupPlan(this, name, { backupVault: vault, backupPlanRules: [new BackupPlanRule(rule)] });
      new BackupSelection(this, `${name}Selection`, {
        backupPlan: plan,
        role,
        disableDefaultBackupPolicy: true,
        resources: [
          ...names.map((table) => BackupResource.fromArn(tables[table].tableArn)),
          BackupResource.fromArn(photos.bucketArn),
        ],
      });
    };
    // 1:00 and 3:00 in Riyadh.
    add('Daily', backupDays.daily, Schedule.cron({ minute: '0', hour: '22' }), heldTables);
    add('Monthly', backupDays.monthly, Schedule.cron({ minute: '0', hour: '0', day: '1' }), withoutPersons);
  }

  private roleWith(id: string, work: 'Backup' | 'Restore') {
    const tables = ManagedPolicy.fromAwsManagedPolicyName(
      `service-role/AWSBackupServiceRolePolicyFor${work === 'Backup' ? work : 'Restores'}`,
    );
    const bucket = ManagedPolicy.fromAwsManagedPolicyName(`AWSBackupServiceRolePolicyForS3${work}`);
    const role = new Role(this, id, {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: [tables, bucket],
    });
    const prefix = 'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/';
    const reason =
      'AWS keeps these policies in step with what its own service AWS Backup needs; nothing else uses the role.';
    acknowledge(role, {
      [`${prefix}service-role/AWSBackupServiceRolePolicyFor${work === 'Backup' ? work : 'Restores'}]`]: reason,
      [`${prefix}AWSBackupServiceRolePolicyForS3${work}]`]: reason,
    });
    return role;
  }
}
