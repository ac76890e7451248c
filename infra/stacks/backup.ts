import { type App, ArnFormat, CfnOutput, type Environment, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import type { Construct } from 'constructs';
import { noCopies } from '#contracts/stage-settings/values';
import { StartError } from '../common/start-error.ts';
import { BackupAlarms } from '../constructs/backup/backup-alarms.ts';
import { BackupPlans } from '../constructs/backup/backup-plans.ts';
import { LockedVault, type VaultLock } from '../constructs/backup/locked-vault.ts';
import type { Stage } from '../constructs/stage.ts';
import type { DataStack } from './data.ts';
import type { Settings } from './settings.ts';

interface VaultProps extends StackProps {
  stage: Stage;
  lock: VaultLock;
}

/** The name of the vault with the copies: the plans are in another region and can refer to it only by name. */
const copyVault = (stage: Stage) => `rihla-${stage}-copies`;

/** The vault with the copies of all backups, in a region of its own. */
export class BackupCopyStack extends Stack {
  constructor(scope: Construct, id: string, { stage, lock, ...props }: VaultProps) {
    super(scope, id, { terminationProtection: true, ...props });
    new LockedVault(this, 'Vault', { name: copyVault(stage), lock });
  }
}

export interface BackupStackProps extends VaultProps {
  data: DataStack;
  /** The region of the copies; undefined without copies. */
  copyRegion?: string | undefined;
  /** Receives a mail for each alarm. */
  email?: string | undefined;
}

/** The nightly backups of the tables and the photos. */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, props: BackupStackProps) {
    const { stage, lock, data, copyRegion, email, ...rest } = props;
    super(scope, id, { terminationProtection: true, ...rest });
    const vault = new LockedVault(this, 'Vault', { lock });
    const copyVaultArn =
      copyRegion &&
      this.formatArn({
        service: 'backup',
        region: copyRegion,
        resource: 'backup-vault',
        resourceName: copyVault(stage),
        arnFormat: ArnFormat.COLON_RESOURCE_NAME,
      });
    const plans = new BackupPlans(this, 'Plans', {
      tables: data.tables,
      photos: data.photos,
      vault,
      copies: copyVaultArn ? BackupVault.fromBackupVaultArn(this, 'Copies', copyVaultArn) : undefined,
    });
    new BackupAlarms(this, 'Alarms', { vault, areCopied: copyRegion !== undefined, email });
    new CfnOutput(this, 'BackupVaultName', { value: vault.backupVaultName });
    new CfnOutput(this, 'RestoreRoleArn', { value: plans.restoreRole.roleArn });
  }
}

interface Surroundings {
  data: DataStack;
  env: Environment;
}

interface Backups {
  backups?: BackupStack;
  backupCopies?: BackupCopyStack;
}

/**
 * Adds the backups of a production stage, and the copies if the settings name a region. A dev stage has none, because
 * it can be destroyed completely, which a vault with backups prevents.
 * @throws StartError if the copies would be in the stage's own region
 */
export function addBackups(app: App, settings: Settings, { data, env }: Surroundings): Backups {
  const { stage, backupVaultLock: lock = 'governance', backupCopyRegion, alarmEmail: email } = settings;
  if (stage !== 'production') return {};
  const copyRegion = backupCopyRegion === noCopies ? undefined : backupCopyRegion;
  if (copyRegion && copyRegion === env.region) {
    throw new StartError(`backupCopyRegion must be another region than that of the stage, ${copyRegion}.`);
  }
  const backups = new BackupStack(app, `RihlaBackup-${stage}`, { stage, lock, data, copyRegion, email, env });
  if (!copyRegion) return { backups };
  const inCopyRegion = { env: { ...env, region: copyRegion } };
  const backupCopies = new BackupCopyStack(app, `RihlaBackupCopy-${stage}`, { stage, lock, ...inCopyRegion });
  // The first backup is copied at once, so the copies' vault must exist.
  backups.addStackDependency(backupCopies);
  return { backups, backupCopies };
}
