import { type CfnElement, Stack, Token, Validations } from 'aws-cdk-lib';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';

/** Says why a rule of cdk-nag's AwsSolutions does not hold for a construct and what it is made of. */
export function acknowledge(construct: IConstruct, reasons: Readonly<Record<string, string>>): void {
  for (const [rule, reason] of Object.entries(reasons)) {
    Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason });
  }
}

/** The finding about a permission on everything below a prefix of a bucket. */
export const wholePrefix = (bucket: IBucket, prefix: string): string => {
  const { stack, node } = bucket;
  return `IAM5[Resource::<${Stack.of(stack).getLogicalId(node.defaultChild as CfnElement)}.Arn>/${prefix}*]`;
};

/** The finding about a permission on every CDN distribution of the account. */
export const anyDistribution = ({ partition, account }: Stack): string => {
  const [inPartition, ofAccount] = [known(partition, '<AWS::Partition>'), known(account, '<AWS::AccountId>')];
  return `IAM5[Resource::arn:${inPartition}:cloudfront::${ofAccount}:distribution/*]`;
};

/** As cdk-nag writes a value that only the deployment knows. */
const known = (value: string, unknown: string) => (Token.isUnresolved(value) ? unknown : value);
