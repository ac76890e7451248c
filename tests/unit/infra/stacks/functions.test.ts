import { describe, expect, it } from 'vitest';
import { consumers } from '#contracts/consumers';
import { routes } from '#contracts/routes';
import { pageOnDemand } from '#contracts/website/page-on-demand';
import { nativeArchitecture, nativePackages } from '../../../../infra/bundle/functions/native-packages.ts';
import { production, synthesize } from './synthesize.ts';
import { asText } from './template-reader.ts';

const dev = synthesize();
const live = synthesize(production);
const operations = [...routes, ...consumers, pageOnDemand].map(({ id }) => id);
const functionOf = (operation: string) => dev.get(dev.functionId(operation)).Properties;

describe('the functions', () => {
  it('are one for each route and consumer, and one for the site', () => {
    expect(dev.resources('AWS::Lambda::Function')).toHaveLength(operations.length);
  });

  it.each(operations)('%s runs its built code on Node 24 and is traced', (operation) => {
    expect(functionOf(operation)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: [operation in nativePackages ? nativeArchitecture.replace('x64', 'x86_64') : 'arm64'],
      Handler: 'index.handler',
      TracingConfig: { Mode: 'Active' },
    });
  });

  it.each(operations)('%s logs JSON to the log of the API, or to its own', (operation) => {
    const { LogFormat, LogGroup } = functionOf(operation).LoggingConfig;
    expect(LogFormat).toBe('JSON');
    const sharing = dev
      .resources('AWS::Lambda::Function')
      .filter(([, { Properties }]) => asText(Properties.LoggingConfig.LogGroup) === asText(LogGroup));
    expect(sharing).toHaveLength(routes.some(({ id }) => id === operation) ? routes.length : 1);
  });

  it.each([
    ['signIn', 1024],
    ['completePasswordReset', 1024],
    ['addPhoto', 1024],
    ['processPhoto', 2048],
  ])('%s has enough memory', (operation, megabytes) => {
    expect(functionOf(operation).MemorySize).toBe(megabytes);
  });

  it.each(routes)('$id times out before the gateway', ({ id }) => {
    expect(functionOf(id).Timeout).toBeLessThanOrEqual(29);
  });
});

describe('logs', () => {
  it.each([
    ['30 days in dev', dev, 30],
    ['90 days in production', live, 90],
  ])('are kept %s', (_, backend, days) => {
    const groups = backend.resources('AWS::Logs::LogGroup');
    // One per consumer and for the site, one for the API's functions and one for its access log.
    expect(groups).toHaveLength(operations.length - routes.length + 2);
    for (const [, { Properties }] of groups) expect(Properties.RetentionInDays).toBe(days);
  });
});
