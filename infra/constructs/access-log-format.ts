import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';

/**
 * One JSON line per call without personal data: no address, no user agent, and the path's template only, since real
 * paths contain ids and one-time tokens.
 */
export const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    time: AccessLogField.contextRequestTimeEpoch(),
    request_id: AccessLogField.contextRequestId(),
    method: AccessLogField.contextHttpMethod(),
    resource: AccessLogField.contextResourcePath(),
    status: AccessLogField.contextStatus(),
    latency_ms: AccessLogField.contextResponseLatency(),
    integration_latency_ms: AccessLogField.contextIntegrationLatency(),
    response_bytes: AccessLogField.contextResponseLength(),
    gateway_error: AccessLogField.contextErrorResponseType(),
  }),
);
