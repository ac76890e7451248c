import { type ResourceDifference, ResourceImpact } from '@aws-cdk/cloudformation-diff';
import type { StackChange } from './stack-changes.ts';

/** Types of resources whose data cannot be recovered, or keys without which data cannot be read. */
const holdsData =
  /^AWS::(DynamoDB::(Global)?Table|S3::Bucket|SQS::Queue|KMS::Key|Backup::\w*Vault|Cognito::UserPool|RDS::DB\w+|EFS::FileSystem|OpenSearchService::Domain|ElastiCache::\w+)$/;

export interface DataLoss {
  stack: string;
  /** The logical id of the table or bucket. */
  resource: string;
  type: string;
  effect: string;
}

const effects: Partial<Record<ResourceImpact, string>> = {
  [ResourceImpact.WILL_DESTROY]: 'is deleted with everything in it',
  [ResourceImpact.WILL_ORPHAN]: 'is cut off: it stays in the account, and the system loses what is in it',
  [ResourceImpact.WILL_REPLACE]: 'is replaced by an empty one',
  [ResourceImpact.MAY_REPLACE]: 'may be replaced by an empty one',
};

/** Finds the resources with data that a change deletes, detaches or replaces. */
export function findDataLosses({ stack, diff }: StackChange): DataLoss[] {
  const losses: DataLoss[] = [];
  diff.resources.forEachDifference((resource: string, change: ResourceDifference) => {
    const type = change.oldResourceType ?? '';
    const effect = change.resourceTypeChanged ? effects.WILL_REPLACE : effects[change.changeImpact];
    if (effect && holdsData.test(type)) losses.push({ stack, resource, type, effect });
  });
  return losses;
}
