import { Size, Stack, Tags } from 'aws-cdk-lib';
import * as apigateway from 'aws-cdk-lib/aws-apigateway';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { apiFunctions, type DeployedFunction } from '#contracts/api/deployed-functions';
import { callsPerSecond, type Lane, laneOf } from '#contracts/api/lanes';
import { methodsOf, type Route } from '#contracts/api/route';
import { originSecret } from '#contracts/platform/resources';
import { accessLogFormat } from './access-log-format.ts';
import { apiFunctionArn } from './api-functions.ts';
import { newLogGroup } from './backend-function.ts';
import { acknowledge } from './cdk-nag.ts';
import { addProblemResponses } from './problem-responses.ts';
import type { Stage } from './stage.ts';

export interface BackendApiProps extends apigateway.RestApiProps {
  stage: Stage;
  routes: readonly Route[];
  /** The secrets by which functions recognise the CDN; undefined without a CDN. */
  acceptedSecrets: string | undefined;
}

/**
 * The REST API below the stage `api`. A stack takes 500 resources, so the gateway calls all functions by one role instead
 * of one permission per method, and staff's routes of one path are one method.
 */
export class BackendApi extends apigateway.RestApi {
  readonly #caller: Role;

  constructor(scope: Construct, id: string, props: BackendApiProps) {
    const { stage, routes, acceptedSecrets, ...others } = props;
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
        // Each method of strangers has a quota of its own, below what all other methods have.
        ...quotaOf('staff'),
        methodOptions: Object.fromEntries(routes.flatMap(publicQuotas)),
        // The gateway's traces would have callers' addresses and real paths. Functions are traced by themselves.
        tracingEnabled: false,
        accessLogDestination: new apigateway.LogGroupLogDestination(accessLog),
        accessLogFormat,
        // A stage variable reaches all functions at once, without deploying them again.
        ...(acceptedSecrets && { variables: { [originSecret.stageVariable]: acceptedSecrets } }),
      },
    };
    super(scope, id, { ...defaults, ...others });
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
    const calls = new PolicyDocument();
    const assumedBy = new ServicePrincipal('apigateway.amazonaws.com');
    this.#caller = new Role(this, 'Caller', { assumedBy, inlinePolicies: { Calls: calls } });
    const resources = apiFunctions(routes).map((one) => this.addMethods(one, stage));
    calls.addStatements(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources }));
  }

  /** Adds the methods that call a function, and returns its ARN. */
  private addMethods({ id, operations }: DeployedFunction<Route>, stage: Stage): string {
    const functionArn = apiFunctionArn(this, stage, id);
    // CDK's own integration of a function adds a permission for each method.
    const integration = new apigateway.AwsIntegration({
      proxy: true,
      service: 'lambda',
      path: `2015-03-31/functions/${functionArn}/invocations`,
      options: { credentialsRole: this.#caller },
    });
    for (const [path, routes] of Map.groupBy(operations, (route) => route.path)) {
      const resource = this.root.resourceForPath(path);
      for (const method of new Set(routes.flatMap(deployedMethods))) resource.addMethod(method, integration);
    }
    return functionArn;
  }

  /** On LocalStack and compatible emulators, a tag sets the API's id, by which the site finds the API. */
  private pinIdOnEmulators(restApiId: string) {
    for (const tag of ['_custom_id_', 'ms-custom-id']) {
      Tags.of(this).add(tag, restApiId, { includeResourceTypes: ['AWS::ApiGateway::RestApi'] });
    }
  }
}

/** The calls that a method takes; the gateway answers 429 to more. */
const quotaOf = (lane: Lane): apigateway.MethodDeploymentOptions => ({
  throttlingRateLimit: callsPerSecond[lane],
  throttlingBurstLimit: callsPerSecond[lane] * 2,
  // The gateway's execution log: its lines have paths with ids and, with data tracing, headers and bodies.
  loggingLevel: apigateway.MethodLoggingLevel.OFF,
  dataTraceEnabled: false,
});

/** The quotas of a route's methods, by path and method; none for staff, who have the stage's. */
function publicQuotas(route: Route): [string, apigateway.MethodDeploymentOptions][] {
  const lane = laneOf(route);
  return lane === 'staff' ? [] : methodsOf(route).map((method) => [`${route.path}/${method}`, quotaOf(lane)]);
}

/**
 * Each method of a visitors' route has its own quota. `ANY` is every other method of a path: those of staff, whose
 * function tells them apart.
 */
const deployedMethods = (route: Route) => (route.access === 'public' ? methodsOf(route) : ['ANY']);
