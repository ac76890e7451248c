import { Duration } from 'aws-cdk-lib';
import {
  type HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseHeadersPolicyProps,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import {
  octoHeaders,
  photoPolicy,
  privatePageHeaders,
  securityHeaders,
  transportSecurityDays,
} from '#contracts/website/headers';

export interface HeaderPoliciesProps {
  /** The content security policy of the site's pages. */
  contentSecurityPolicy: string;
}

/** The headers of the embedded server behind TLS. */
export class HeaderPolicies extends Construct {
  readonly pages: ResponseHeadersPolicy;
  /** For pages that a private link opens. */
  readonly privatePages: ResponseHeadersPolicy;
  /** For what partners' systems read. */
  readonly octo: ResponseHeadersPolicy;
  readonly photos: ResponseHeadersPolicy;
  readonly api: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string, { contentSecurityPolicy }: HeaderPoliciesProps) {
    super(scope, id);
    this.pages = this.policy('Pages', { contentSecurityPolicy, headers: securityHeaders });
    const headers = { ...securityHeaders, ...privatePageHeaders };
    this.privatePages = this.policy('PrivatePages', { contentSecurityPolicy, headers });
    this.octo = this.policy('Octo', { contentSecurityPolicy, headers: { ...securityHeaders, ...octoHeaders } });
    this.photos = this.policy('Photos', { contentSecurityPolicy: photoPolicy, headers: securityHeaders });
    // The API's functions send their own headers.
    this.api = this.policy('Api', {});
  }

  private policy(id: string, given: { contentSecurityPolicy?: string; headers?: Record<string, string> }) {
    const { contentSecurityPolicy, headers = {} } = given;
    const {
      'X-Content-Type-Options': nosniff,
      'Referrer-Policy': referrer,
      ...custom
    } = headers as Partial<typeof securityHeaders>;
    const customHeaders = Object.entries(custom).map(([header, value]) => ({ header, value, override: true }));
    const props: ResponseHeadersPolicyProps = {
      securityHeadersBehavior: {
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(transportSecurityDays),
          includeSubdomains: false,
          override: true,
        },
        ...(contentSecurityPolicy && { contentSecurityPolicy: { contentSecurityPolicy, override: true } }),
        ...(nosniff && { contentTypeOptions: { override: true } }),
        ...(referrer && { referrerPolicy: { referrerPolicy: referrer as HeadersReferrerPolicy, override: true } }),
      },
      ...(customHeaders.length > 0 && { customHeadersBehavior: { customHeaders } }),
    };
    return new ResponseHeadersPolicy(this, id, props);
  }
}
