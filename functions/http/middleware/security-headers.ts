import httpSecurityHeaders from '@middy/http-security-headers';

/**
 * Security headers of every reply, problems included: no page may frame it, run it or load it from another origin.
 * Headers that only documents need are off. So is HSTS, which the CDN adds, and the embedded server behind TLS.
 */
export const securityHeaders = () =>
  httpSecurityHeaders({
    contentSecurityPolicy: { 'default-src': "'none'", 'report-to': '' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: false,
    dnsPrefetchControl: false,
    downloadOptions: false,
    originAgentCluster: false,
    permissionsPolicy: false,
    permittedCrossDomainPolicies: false,
    strictTransportSecurity: false,
  });
