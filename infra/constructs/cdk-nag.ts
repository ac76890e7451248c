import { type CfnElement, Stack, Token, Validations } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';

/** Acknowledges findings of cdk-nag's AwsSolutions for a construct and its children, each with the reason. */
export function acknowledge(construct: IConstruct, reasons: Readonly<Record<string, string>>): void {
  for (const [rule, reason] of Object.entries(reasons)) {
    Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason });
  }
}

/** The finding for a permission on a whole prefix of a bucket. */
export const wholePrefix = (bucket: IBucket, prefix: string): string => {
  const { stack, node } = bucket;
  return `IAM5[Resource::<${Stack.of(stack).getLogicalId(node.defaultChild as CfnElement)}.Arn>/${prefix}*]`;
};

/** The finding for a permission on every CDN distribution of the account. */
export const anyDistribution = ({ partition, account }: Stack): string => {
  const [inPartition, ofAccount] = [known(partition, '<AWS::Partition>'), known(account, '<AWS::AccountId>')];
  return `IAM5[Resource::arn:${inPartition}:cloudfront::${ofAccount}:distribution/*]`;
};

/** Writes a value that is unknown before deployment as cdk-nag does. */
const known = (value: string, unknown: string) => (Token.isUnresolved(value) ? unknown : value);
