import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { stage } from '../../common/api-stage.ts';
import type { Match } from './router.ts';

/** As on the deployed API, handlers get bodies of these types in base64. */
const binaryMediaType = /^multipart\/form-data\b/i;

export interface EventSource extends Match {
  request: IncomingMessage;
  /** The path below the stage. */
  path: string;
  search: URLSearchParams;
  body: Buffer;
  requestId: string;
}

/** Makes the event of API Gateway's Lambda proxy integration (REST, payload 1.0) from an HTTP request. */
export function toProxyEvent(source: EventSource): APIGatewayProxyEvent {
  const { request, route, path, pathParameters, search, body, requestId } = source;
  const sourceIp = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const multiValueHeaders = headersOf(request, sourceIp);
  const query = lists(search);
  const isBinary = binaryMediaType.test(request.headers['content-type'] ?? '');
  return {
    resource: route.path,
    path,
    httpMethod: request.method ?? route.method,
    headers: lastOfEach(multiValueHeaders),
    multiValueHeaders,
    queryStringParameters: orNull(lastOfEach(query)),
    multiValueQueryStringParameters: orNull(query),
    pathParameters: orNull(pathParameters),
    stageVariables: null,
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      authorizer: null,
      protocol: `HTTP/${request.httpVersion}`,
      httpMethod: request.method ?? route.method,
      identity: { ...noIdentity, sourceIp, userAgent: request.headers['user-agent'] ?? null },
      path: `/${stage}${path}`,
      stage,
      requestId,
      requestTimeEpoch: Date.now(),
      resourceId: 'local',
      resourcePath: route.path,
    },
    body: body.length === 0 ? null : body.toString(isBinary ? 'base64' : 'utf8'),
    isBase64Encoded: isBinary && body.length > 0,
  };
}

const noIdentity = {
  accessKey: null,
  accountId: null,
  apiKey: null,
  apiKeyId: null,
  caller: null,
  clientCert: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  user: null,
  userArn: null,
};

type Lists = Record<string, string[]>;

/** Keeps the caller's spelling of header names, and adds the gateway to the forwarding headers. */
function headersOf(request: IncomingMessage, sourceIp: string): Lists {
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < request.rawHeaders.length; index += 2) {
    pairs.push([request.rawHeaders[index] ?? '', request.rawHeaders[index + 1] ?? '']);
  }
  const forwarded = [request.headers['x-forwarded-for'] ?? [], sourceIp].flat().join(', ');
  const kept = pairs.filter(([name]) => name.toLowerCase() !== 'x-forwarded-for');
  return lists([...kept, ['X-Forwarded-For', forwarded]]);
}

function lists(pairs: Iterable<[string, string]>): Lists {
  const lists = new Map<string, string[]>();
  for (const [name, value] of pairs) lists.set(name, [...(lists.get(name) ?? []), value]);
  return Object.fromEntries(lists);
}

const lastOfEach = (lists: Lists) =>
  Object.fromEntries(Object.entries(lists).map(([name, values]) => [name, values.at(-1) ?? '']));

const orNull = <Value extends object>(value: Value) => (Object.keys(value).length > 0 ? value : null);
