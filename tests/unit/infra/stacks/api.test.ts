import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { laneOf } from '#contracts/api/lanes';
import { Problem, problemStatus } from '#contracts/api/problem';
import { methodsOf } from '#contracts/api/route';
import { routes } from '#contracts/api/routes';
import { synthesize } from './synthesize.ts';
import { asText, type Statement, statementsOf } from './template-reader.ts';

const backend = synthesize();
const [, api] = backend.single('AWS::ApiGateway::RestApi');
const [, stage] = backend.single('AWS::ApiGateway::Stage');
const called = backend.methods();
/** The function that the gateway calls for each route: `ANY` is every method of a path that visitors do not call. */
const methods = routes.flatMap(({ id, access, method, path }) =>
  access === 'public' ? methodsOf({ method }).map((one) => ({ id, method: one, path })) : [{ id, method: 'ANY', path }],
);

describe('the REST API', () => {
  it('has each method of visitors’ routes with HEAD for GET, and one for staff’s of each path', () => {
    const expected = new Set(methods.map(({ method, path }) => `${method} ${path}`));
    expect([...called.keys()].toSorted()).toEqual([...expected].toSorted());
  });

  it.each(methods)('calls the function of $id for $method $path', ({ id, method, path }) => {
    expect(called.get(`${method} ${path}`)).toBe(backend.functionId(id));
  });

  it('passes every call to its function unchanged', () => {
    for (const [, { Properties }] of backend.resources('AWS::ApiGateway::Method')) {
      expect(Properties.Integration).toMatchObject({ Type: 'AWS_PROXY', IntegrationHttpMethod: 'POST' });
      expect(Properties).toMatchObject({ AuthorizationType: 'NONE' });
    }
    expect(backend.resources('AWS::ApiGateway::RequestValidator')).toEqual([]);
  });

  it('calls only the functions of its routes, with a role that only the gateway may assume', () => {
    const callers = backend
      .resources('AWS::ApiGateway::Method')
      .map(([, { Properties }]) => asText(Properties.Integration.Credentials));
    const [caller = ''] = callers;
    expect(new Set(callers)).toEqual(new Set([caller]));
    const role = backend.get(caller.slice(2, -'.Arn}'.length));
    expect(role.Properties.AssumeRolePolicyDocument.Statement).toEqual([
      { Action: 'sts:AssumeRole', Effect: 'Allow', Principal: { Service: 'apigateway.amazonaws.com' } },
    ]);
    const [{ Action, Resource } = {}, ...more] = statementsOf(role) as Partial<Statement>[];
    expect([Action, more]).toEqual(['lambda:InvokeFunction', []]);
    const allowed = [Resource].flat().map((one) => backend.called(asText(one)));
    const functions = new Set(routes.map(({ id }) => backend.functionId(id)));
    expect(allowed.toSorted()).toEqual([...functions].toSorted());
    expect(
      backend.resources('AWS::Lambda::Permission').map(([, { Properties }]) => Properties.Principal),
    ).not.toContain('apigateway.amazonaws.com');
  });

  it('has the stage that the site calls', () => {
    expect(stage.Properties.StageName).toBe('api');
    expect(backend.output('ApiUrl')).toMatch(/\/\$\{ApiDeploymentStage\w+\}\/$/);
    expect(backend.outputId('RestApiId')).toBe(backend.single('AWS::ApiGateway::RestApi')[0]);
  });

  it('accepts photos in binary and compresses replies of a kibibyte and more', () => {
    expect(api.Properties).toMatchObject({ BinaryMediaTypes: ['multipart/form-data'], MinimumCompressionSize: 1024 });
  });

  it('pins its id on emulators', () => {
    const id = { Value: 'rihla-dev' };
    expect(api.Properties.Tags).toEqual(
      expect.arrayContaining([
        { Key: '_custom_id_', ...id },
        { Key: 'ms-custom-id', ...id },
      ]),
    );
  });

  const quotas = new Map<string, number>(
    stage.Properties.MethodSettings.map(({ HttpMethod, ResourcePath, ...setting }: Record<string, string>) => [
      `${HttpMethod} ${ResourcePath?.slice(1).replaceAll('~1', '/')}`,
      setting.ThrottlingRateLimit,
    ]),
  );

  it('takes calls of staff without those of the public using them up: every public method has a quota of its own', () => {
    const all = quotas.get('* *') ?? 0;
    const ofPublic = methods.filter(({ id }) => routes.find((route) => route.id === id)?.access === 'public');
    expect(new Set(quotas.keys())).toEqual(
      new Set(['* *', ...ofPublic.map(({ method, path }) => `${method} ${path}`)]),
    );
    for (const { method, path } of ofPublic) expect(quotas.get(`${method} ${path}`)).toBeLessThan(all / 2);
  });

  it('lets the console call what has the quota of staff, but for signing in', () => {
    const folder = join(import.meta.dirname, '../../../../frontend/console');
    const sources = globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
    const called = sources.flatMap((source) => source.match(/(?<=')(?:GET|POST|PUT|PATCH|DELETE) \/[^']*(?=')/g) ?? []);
    expect(called.length).toBeGreaterThan(40);
    const others = routes.filter((route) => ['reads', 'writes'].includes(laneOf(route)));
    expect(others.map(({ method, path }) => `${method} ${path}`).filter((call) => called.includes(call))).toEqual([]);
  });

  it('has quotas apart for visitors’ writes, for reads and for signing in', () => {
    const of = (call: string) => quotas.get(call);
    expect([of('POST /messages'), of('GET /programs'), of('POST /session')]).toEqual([20, 50, 10]);
  });

  it("gives the gateway's own responses the form of every other problem", () => {
    const responses = new Map(
      backend
        .resources('AWS::ApiGateway::GatewayResponse')
        .map(([, { Properties }]) => [Properties.ResponseType as string, Properties]),
    );
    expect([...responses.keys()]).toEqual(
      expect.arrayContaining(['MISSING_AUTHENTICATION_TOKEN', 'THROTTLED', 'DEFAULT_4XX', 'DEFAULT_5XX']),
    );
    for (const { StatusCode, ResponseParameters, ResponseTemplates } of responses.values()) {
      const problem = Problem.parse(JSON.parse(ResponseTemplates['application/json']));
      expect(StatusCode).toBe(String(problem.status));
      expect(problem.status).toBe(problemStatus[problem.code]);
      expect(problem.request_id).toBe('$context.requestId');
      expect(ResponseParameters).toMatchObject({
        'gatewayresponse.header.Content-Type': "'application/problem+json'",
        'gatewayresponse.header.Cache-Control': "'no-store'",
      });
    }
    const missing = JSON.parse(responses.get('MISSING_AUTHENTICATION_TOKEN')?.ResponseTemplates['application/json']);
    expect(missing).toMatchObject({ code: 'route_not_found', status: 404 });
  });
});

describe('the access log', () => {
  const format: Record<string, string> = JSON.parse(stage.Properties.AccessLogSetting.Format);

  it('contains the call, its outcome and its duration', () => {
    expect(Object.values(format)).toEqual(
      expect.arrayContaining([
        '$context.requestId',
        '$context.httpMethod',
        '$context.resourcePath',
        '$context.status',
        '$context.responseLatency',
        '$context.integrationLatency',
        '$context.responseLength',
      ]),
    );
  });

  it('contains no personal data: no address, user agent, identity or real path', () => {
    for (const variable of Object.values(format)) {
      expect(variable).toMatch(/^\$context\.[\w.]+$/);
      expect(variable).not.toMatch(/identity|authorizer|override|customDomain|error\.(message|validation)/i);
      expect(variable).not.toBe('$context.path');
    }
  });

  it("is the only log of calls: the gateway's execution log, which would contain bodies, is off", () => {
    for (const setting of stage.Properties.MethodSettings) {
      expect(setting).toMatchObject({ DataTraceEnabled: false, LoggingLevel: 'OFF' });
    }
  });

  it("sends no traces of the gateway's own: they have the caller's address and the real path", () => {
    expect(stage.Properties.TracingEnabled).toBe(false);
  });
});
