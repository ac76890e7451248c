import { describe, expect, it } from 'vitest';
import { Problem, problemStatus } from '#contracts/problem';
import { routes } from '#contracts/routes';
import { synthesize } from './synthesize.ts';
import { asText, type Statement, statementsOf } from './template-reader.ts';

const backend = synthesize();
const [, api] = backend.single('AWS::ApiGateway::RestApi');
const [, stage] = backend.single('AWS::ApiGateway::Stage');
const methods = routes.flatMap(({ id, method, path }) => [
  { id, method, path },
  ...(method === 'GET' ? [{ id, method: 'HEAD', path }] : []),
]);

describe('the REST API', () => {
  it('has exactly the routes of the contracts, and HEAD for each GET', () => {
    const expected = methods.map(({ method, path }) => `${method} ${path}`);
    expect([...backend.methods().keys()].toSorted()).toEqual(expected.toSorted());
  });

  it.each(methods)('calls the function of $id for $method $path', ({ id, method, path }) => {
    expect(backend.methods().get(`${method} ${path}`)).toBe(backend.functionId(id));
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
    const called = [Resource].flat().map(asText);
    expect(called.toSorted()).toEqual(routes.map(({ id }) => `\${${backend.functionId(id)}.Arn}`).toSorted());
    expect(
      backend.resources('AWS::Lambda::Permission').map(([, { Properties }]) => Properties.Principal),
    ).not.toContain('apigateway.amazonaws.com');
  });

  it('keeps the role below IAM’s limit of 10,240 characters', () => {
    // An ARN with the longest region and names that CloudFormation cuts at 64 characters.
    const longest = 'arn:aws:lambda:ap-southeast-1:123456789012:function:'.length + 64 + 3;
    expect(routes.length * longest).toBeLessThan(10_000);
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

  it('is throttled', () => {
    expect(stage.Properties).toMatchObject({
      MethodSettings: [{ HttpMethod: '*', ResourcePath: '/*', ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 }],
    });
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
      expect(setting).toMatchObject({
        HttpMethod: '*',
        ResourcePath: '/*',
        DataTraceEnabled: false,
        LoggingLevel: 'OFF',
      });
    }
    expect(stage.Properties.MethodSettings).toHaveLength(1);
  });

  it("sends no traces of the gateway's own: they have the caller's address and the real path", () => {
    expect(stage.Properties.TracingEnabled).toBe(false);
  });
});
