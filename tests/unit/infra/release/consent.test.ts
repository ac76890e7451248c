import { describe, expect, it } from 'vitest';
import { agreeToDataLoss, reviewChanges } from '../../../../infra/release/consent.ts';
import { findDataLosses } from '../../../../infra/release/data-losses.ts';
import { hasKnownPrice, sayMonthlyCosts } from '../../../../infra/release/monthly-costs.ts';
import { compareStack, type TemplateJson } from '../../../../infra/release/stack-changes.ts';
import { production, synthesize, synthesizeWebsite } from '../stacks/synthesize.ts';

const alarms = { alarmEmail: 'operator@rihla.example' };
const { backend, website, edge } = synthesizeWebsite({ ...production, ...alarms, rateLimit: 2000, monthlyBudget: 50 });
const before = backend.json as TemplateJson;
const dev = synthesize().json as TemplateJson;

/** The template with one resource changed, or without it. */
function changed(
  template: TemplateJson,
  type: string,
  change: (properties: Record<string, unknown>) => Record<string, unknown> | undefined,
) {
  const { Resources = {} } = template;
  const [id = '', resource] = Object.entries(Resources).find(([, { Type }]) => Type === type) ?? [];
  const { [id]: _, ...others } = Resources;
  const Properties = change({ ...resource?.Properties });
  const Type = type;
  return {
    id,
    after: { ...template, Resources: Properties ? { ...Resources, [id]: { ...resource, Type, Properties } } : others },
  };
}
const removed = (template: TemplateJson, type: string) => changed(template, type, () => undefined);
const lossesOf = (was: TemplateJson, { id, after }: { id: string; after: object }) => {
  const losses = findDataLosses(compareStack('Backend', was, after as TemplateJson));
  expect(losses.map(({ resource }) => resource)).toEqual(losses.length ? [id] : []);
  return losses.map(({ type, effect }) => `${type} ${effect}`);
};

describe('data that a deployment loses', () => {
  it('is that of a removed table, bucket or queue: deleted in dev, detached in production', () => {
    expect(lossesOf(dev, removed(dev, 'AWS::DynamoDB::Table'))).toEqual([
      'AWS::DynamoDB::Table is deleted with everything in it',
    ]);
    expect(lossesOf(before, removed(before, 'AWS::DynamoDB::Table'))).toEqual([
      'AWS::DynamoDB::Table is cut off: it stays in the account, and the system loses what is in it',
    ]);
    expect(lossesOf(before, removed(before, 'AWS::S3::Bucket'))).toHaveLength(1);
    expect(lossesOf(before, removed(before, 'AWS::SQS::Queue'))).toHaveLength(1);
  });

  it('is that of a table whose key changes, since CloudFormation replaces it', () => {
    const change = changed(before, 'AWS::DynamoDB::Table', (properties) => ({
      ...properties,
      KeySchema: [{ AttributeName: 'other', KeyType: 'HASH' }],
    }));
    expect(lossesOf(before, change)).toEqual(['AWS::DynamoDB::Table is replaced by an empty one']);
  });

  it('is not that of a table that is updated in place, nor of a removed function or alarm', () => {
    const protect = (properties: Record<string, unknown>) => ({ ...properties, DeletionProtectionEnabled: false });
    expect(lossesOf(before, changed(before, 'AWS::DynamoDB::Table', protect))).toEqual([]);
    expect(lossesOf(before, removed(before, 'AWS::Lambda::Function'))).toEqual([]);
    expect(lossesOf(before, removed(before, 'AWS::CloudWatch::Alarm'))).toEqual([]);
    expect(lossesOf({}, { id: '', after: before })).toEqual([]);
  });
});

describe('the monthly cost of a change', () => {
  const say = (was: object, will: object) => sayMonthlyCosts([compareStack('Any', was, will as TemplateJson)]);

  it('has a price for every type of resource', () => {
    const types = [...backend.types(), ...website.types(), ...(edge?.types() ?? [])];
    expect([...new Set(types)].filter((type) => !hasKnownPrice(type))).toEqual([]);
  });

  it('is that of new and removed resources, by type', () => {
    const lines = say({}, before).join('\n');
    const count = backend.types().filter((type) => type === 'AWS::CloudWatch::Dashboard').length;
    expect(lines).toContain(`+${count} dashboard (AWS::CloudWatch::Dashboard): +${(3 * count).toFixed(2)} a month`);
    expect(lines).toMatch(/ {2}\+\d+ alarm \(AWS::CloudWatch::Alarm\): \+\d+\.\d\d a month/);
    expect(lines).toMatch(/ {2}together \+\d+\.\d\d a month, less what the account has free/);
    expect(lines).toMatch(/ {2}by use: .*\+\d+ table/);
    expect(say(before, removed(before, 'AWS::SecretsManager::Secret').after)).toEqual([
      'Costs in US dollars, an estimate by list prices of us-east-1 (docs/operations.md, "Costs"):',
      '  −1 secret (AWS::SecretsManager::Secret): −0.40 a month',
      '  together −0.40 a month, less what the account has free',
    ]);
  });

  it('counts the rules of a firewall and the metrics of an alarm', () => {
    const acl = (rules: number) => ({ Type: 'AWS::WAFv2::WebACL', Properties: { Rules: Array(rules).fill({}) } });
    const alarm = { Type: 'AWS::CloudWatch::Alarm', Properties: { Metrics: [{ MetricStat: {} }, { Expression: '' }] } };
    expect(say({}, { Resources: { Acl: acl(3), Alarm: alarm } })).toEqual(
      expect.arrayContaining([
        '  +1 firewall with its rules (AWS::WAFv2::WebACL): +8.00 a month',
        '  +1 alarm (AWS::CloudWatch::Alarm): +0.10 a month',
      ]),
    );
    expect(say({ Resources: { Acl: acl(1) } }, { Resources: { Acl: acl(3) } })[1]).toContain('+0 firewall');
  });

  it('lists types without a known price, and says nothing if nothing costs', () => {
    expect(say({}, { Resources: { Any: { Type: 'AWS::Neptune::DBCluster' } } })).toContain(
      '  +1 AWS::Neptune::DBCluster: look up its price, it is not listed here',
    );
    expect(say(before, before)).toEqual([]);
  });
});

describe('consent', () => {
  const update = [compareStack('Backend', before, removed(before, 'AWS::Lambda::Function').after)];
  const loss = [compareStack('Backend', before, removed(before, 'AWS::DynamoDB::Table').after)];
  const none = { stage: 'production', yes: false, allowDataLoss: false, ask: undefined };

  /** Reviews changes; returns the messages and questions, and the refusal if there was one. */
  async function review(changes: typeof update, options: Partial<typeof none>, answers?: string[]) {
    const said: string[] = [];
    const ask = answers && (async (question: string) => `${said.push(question) && answers.shift()}`);
    const refusal = await reviewChanges(changes, { ...none, ...options, ask, say: (text) => said.push(text) }).then(
      () => undefined,
      ({ message }: Error) => message,
    );
    return { said: said.join('\n'), refusal };
  }

  it('is asked for in production, and not in dev', async () => {
    expect(await review(update, { stage: 'dev' })).toMatchObject({ refusal: undefined });
    expect(await review(update, {}, ['y'])).toEqual({
      refusal: undefined,
      said: expect.stringMatching(
        /Stack Backend\n[\s\S]*\[-\] AWS::Lambda::Function[\s\S]*Deploy this to production\? \(y\/N\) $/,
      ),
    });
    expect(await review(update, {}, [''])).toMatchObject({ refusal: 'Nothing was changed.' });
    expect((await review(update, {})).refusal).toMatch(/nobody can answer here\. --yes deploys production/);
    expect(await review(update, { yes: true })).toMatchObject({ refusal: undefined });
  });

  it('to lose data is asked for in every stage, by its name, and --yes is not enough', async () => {
    expect((await review(loss, { stage: 'dev', yes: true })).refusal).toMatch(/data would be lost.*--allow-data-loss/);
    expect(await review(loss, { stage: 'dev' }, ['y'])).toMatchObject({ refusal: 'Nothing was changed.' });
    expect(await review(loss, { stage: 'dev' }, ['dev'])).toMatchObject({ refusal: undefined });
    expect(await review(loss, { yes: true, allowDataLoss: true })).toEqual({
      refusal: undefined,
      said: expect.stringMatching(/DATA IS LOST:\n {2}\w+ \(AWS::DynamoDB::Table of Backend\) is cut off/),
    });
    expect((await review(loss, { allowDataLoss: true })).refusal).toMatch(/nobody can answer here/);
  });

  it('is not needed if nothing changes or is lost', async () => {
    const same = [compareStack('Backend', before, before)];
    expect(await review(same, {})).toEqual({ said: 'No stack changes.', refusal: undefined });
    await expect(agreeToDataLoss([], { ...none, say: () => {} })).resolves.toBeUndefined();
  });

  it('shows for a new stack the number of resources, not each one', async () => {
    const { said } = await review([compareStack('Backend', {}, before)], { yes: true });
    expect(said).toMatch(/^\nStack Backend is new: \d+ resources\.\n\nCosts in US dollars/);
  });
});
