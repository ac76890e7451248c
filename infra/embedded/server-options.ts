import type { PageRenderer } from '#contracts/website/renderer';

export interface ServerOptions {
  host: string;
  /** 0 for any free port. */
  port: number;
  dataDir: string;
  /** Origin of the site for browsers; by default derived from host and port. */
  siteOrigin?: string | undefined;
  /** Further origins whose pages may upload photos. */
  pageOrigins?: readonly string[];
  /** The receivers of mail for staff, with commas between, and its language. */
  staffEmail?: string;
  staffLanguage?: string;
  /** The largest number of enquiries in ten minutes that are mailed to staff one by one. */
  staffMailSingles?: string;
  /** Months after which ended enquiries are made anonymous. */
  retentionMonths?: string;
  /** The score from which an enquiry is quarantined. */
  spamThreshold?: string;
  /** The confirmations for each connection in a day. */
  confirmationsPerConnection?: string;
  /** True if partners' systems may read the programs. */
  octo?: boolean;
  /** The number of the agency's Umrah licence. */
  umrahLicence?: string | undefined;
  /** How pages name riyals. */
  riyalSign?: string;
  /** Turnstile's keys, if the agency uses it. */
  turnstileSiteKey?: string | undefined;
  turnstileSecret?: string | undefined;
  /** The cost of passwords' hashes as a power of two. */
  passwordCost?: string;
  /** Seconds for which an event is retried while a service is down. */
  eventRetrySeconds?: string;
  /** Number of proxies in front that add to `X-Forwarded-For`. */
  trustedProxies?: string;
  functionsFolder: string;
  siteFolder: string;
  /** Renders the pages that show programs; without it they are served as built. */
  renderer?: PageRenderer;
  logToTerminal?: boolean;
  /** The number of captured mails that are kept, the newest ones. */
  keptMails?: number;
  /** Replaces variables of the functions' environment: tests put services that fail in the place of the real ones. */
  functionVariables?: Record<string, string>;
  /** Called after a call that may have changed a staff account, before its reply is sent. */
  onStaffChange?(environment: Record<string, string>): Promise<void>;
}
