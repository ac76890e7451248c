import { type CfnElement, type IResource, Stack, Validations } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';

/** Acknowledges findings of cdk-nag's AwsSolutions for a construct and its children, each with the reason. */
export function acknowledge(construct: IConstruct, reasons: Readonly<Record<string, string>>): void {
  for (const [rule, reason] of Object.entries(reasons)) {
    Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason });
  }
}

/** The finding for a permission on a whole prefix of a bucket. */
export const wholePrefix = (bucket: IBucket, prefix: string): string => below(bucket, `${prefix}*`);

/** The finding for a permission on every stream of a table. */
export const streamsOf = (table: ITable): string => below(table, 'stream/*');

const below = (resource: IResource, path: string) => {
  const id = Stack.of(resource).getLogicalId(resource.node.defaultChild as CfnElement);
  return `IAM5[Resource::<${id}.Arn>/${path}]`;
};
