import { Duration, Size, Stack, Tags } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { originSecret } from '#contracts/resources';
import type { Route } from '#contracts/route';
import { type ApiRoute, routes } from '#contracts/routes';
import { accessLogFormat } from './access-log-format.ts';
import { type Backend, BackendFunction, type BackendFunctionProps, newLogGroup } from './backend-function.ts';
import { acknowledge } from './cdk-nag.ts';
import type { OriginSecret } from './origin-secret.ts';
import { addProblemResponses } from './problem-responses.ts';

export interface BackendApiProps extends apigateway.RestApiProps {
  backend: Backend;
  /** The secret by which functions recognise the CDN; undefined without a CDN. */
  secret?: OriginSecret | undefined;
  /** True once the CDN sends the secret. */
  requiresSecret: boolean;
}

/**
 * The REST API: one method and one function per contract route, below the stage `api`. A stack takes 500 resources, so
 * the functions share one log, and the gateway calls them all by one role instead of one permission per method.
 */
export class BackendApi extends apigateway.RestApi {
  readonly #caller: Role;
  readonly #log: LogGroup;

  constructor(scope: Construct, id: string, { backend, secret, requiresSecret, ...props }: BackendApiProps) {
    const { stage } = backend;
    const accessLog = newLogGroup(scope, `${id}AccessLog`, stage);
    const defaults: apigateway.RestApiProps = {
      // Metrics are keyed by the API's name, so two stages in one account need two names.
      restApiName: Stack.of(scope).stackName,
      endpointTypes: [apigateway.EndpointType.REGIONAL],
      binaryMediaTypes: ['multipart/form-data'],
      minCompressionSize: Size.kibibytes(1),
      // API Gateway writes logs with one role per account, which must outlive the stack that set it.
      cloudWatchRole: true,
      deployOptions: {
        stageName: 'api',
        throttlingRateLimit: 100,
        throttlingBurstLimit: 200,
        // The gateway's traces would have callers' addresses and real paths. Functions are traced by themselves.
        tracingEnabled: false,
        // The gateway's execution log: its lines have paths with ids and, with data tracing, headers and bodies.
        loggingLevel: apigateway.MethodLoggingLevel.OFF,
        dataTraceEnabled: false,
        accessLogDestination: new apigateway.LogGroupLogDestination(accessLog),
        accessLogFormat,
        // A stage variable reaches all functions at once, without deploying them again.
        ...(secret && { variables: { [originSecret.stageVariable]: secret.accepted } }),
      },
    };
    super(scope, id, { ...defaults, ...props });
    this.pinIdOnEmulators(`rihla-${stage}`);
    addProblemResponses(this);
    acknowledge(this, {
      APIG2: 'Functions check everything by the contracts, which say in two languages what is wrong.',
      APIG3:
        'The CDN has the firewall, if a rate limit is set. Past the CDN a call has no secret, and functions refuse it.',
      APIG4:
        'Sessions are checked in the functions, by the contract of each route: tests/api/access.test.ts tries them all.',
      APIG6: "The execution log's lines have paths with ids; the access log has the same calls without personal data.",
      COG4: 'Sessions of our own instead of Cognito: docs/decisions/0002-rest-api-and-own-sessions.md.',
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AmazonAPIGatewayPushToCloudWatchLogs]':
        "The account's one role by which API Gateway writes logs, with the policy that AWS keeps for it.",
    });
    this.#log = newLogGroup(this, 'FunctionsLog', stage);
    const calls = new PolicyDocument();
    const assumedBy = new ServicePrincipal('apigateway.amazonaws.com');
    this.#caller = new Role(this, 'Caller', { assumedBy, inlinePolicies: { Calls: calls } });
    const functions = routes.map((route) => this.addRoute(route, backend));
    const resources = functions.map(({ functionArn }) => functionArn);
    calls.addStatements(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources }));
    for (const fn of secret && requiresSecret ? functions : []) {
      fn.addEnvironment(originSecret.variable, 'required');
    }
  }

  private addRoute(route: Route, backend: Backend): BackendFunction {
    const fn = new BackendFunction(this, route.id, backend, {
      uses: route.uses,
      logGroup: this.#log,
      ...sizeOf(route),
    });
    // CDK's own integration of a function adds a permission for each method.
    const integration = new apigateway.AwsIntegration({
      proxy: true,
      service: 'lambda',
      path: `2015-03-31/functions/${fn.functionArn}/invocations`,
      options: { credentialsRole: this.#caller },
    });
    const resource = this.root.resourceForPath(route.path);
    for (const method of methodsOf(route)) resource.addMethod(method, integration);
    return fn;
  }

  /** On LocalStack and compatible emulators, a tag sets the API's id, by which the site finds the API. */
  private pinIdOnEmulators(restApiId: string) {
    for (const tag of ['_custom_id_', 'ms-custom-id']) {
      Tags.of(this).add(tag, restApiId, { includeResourceTypes: ['AWS::ApiGateway::RestApi'] });
    }
  }
}

/** GET routes also answer HEAD; the gateway leaves out the body. */
const methodsOf = ({ method }: Route) => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

/** One scrypt hash (N=2^17, r=8) takes 128 MiB. More memory brings more CPU and a shorter run. */
const hashesPassword: readonly ApiRoute['id'][] = ['signIn', 'completePasswordReset', 'acceptInvitation'];

function sizeOf({ id, uses }: Route): Partial<BackendFunctionProps> {
  // API Gateway times out after 29 seconds.
  if (uses.photos?.includes('PutUpload') || uses.deadLetters)
    return { memorySize: 1024, timeout: Duration.seconds(29) };
  return (hashesPassword as readonly string[]).includes(id) ? { memorySize: 1024 } : {};
}
