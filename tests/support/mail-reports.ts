import { randomUUID } from 'node:crypto';
import type { Enquiry } from '#contracts/api/enquiries';
import type { AboutEnquiry } from '../../functions/data/mail-tags.ts';

/**
 * SES's events of bounces and complaints as EventBridge delivers them.
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */

type About = AboutEnquiry & Pick<Enquiry, 'email'>;

const mail = ({ type, id, email, answered_at }: About) => ({
  timestamp: '2026-11-22T08:59:58.123Z',
  source: 'Rihla <no-reply@rihla.example>',
  sendingAccountId: '123456789012',
  messageId: `0100018c-${randomUUID()}-000000`,
  destination: [email],
  headersTruncated: false,
  headers: [{ name: 'To', value: email }],
  commonHeaders: { to: [email], subject: 'Rihla' },
  tags: {
    'ses:operation': ['SendEmail'],
    'ses:configuration-set': ['rihla'],
    'ses:from-domain': ['rihla.example'],
    enquiry: [`${type}.${id}`],
    ...(answered_at && { answer: [String(Date.parse(answered_at))] }),
  },
});

const event = (detailType: string, detail: object) => ({
  version: '0',
  id: randomUUID(),
  'detail-type': detailType,
  source: 'aws.ses',
  account: '123456789012',
  time: '2026-11-22T09:00:01Z',
  region: 'me-central-1',
  resources: ['arn:aws:ses:me-central-1:123456789012:configuration-set/rihla'],
  detail,
});

export const bounceOf = (about: About, changes: object = {}) => ({
  ...event('Email Bounced', {}),
  detail: {
    eventType: 'Bounce',
    bounce: {
      feedbackId: `0100018c-${randomUUID()}-000000`,
      bounceType: 'Permanent',
      bounceSubType: 'General',
      bouncedRecipients: [
        {
          emailAddress: about.email,
          action: 'failed',
          status: '5.1.1',
          diagnosticCode: 'smtp; 550 5.1.1 user unknown',
        },
      ],
      timestamp: '2026-11-22T09:00:00.000Z',
      reportingMTA: 'dns; a8-70.smtp-out.amazonses.com',
      ...changes,
    },
    mail: mail(about),
  },
});

/** The mailbox was full until the server gave up: another try may succeed. */
export const fullMailbox = ({ email }: Pick<About, 'email'>) => ({
  ...{ bounceType: 'Transient', bounceSubType: 'MailboxFull' },
  bouncedRecipients: [
    { emailAddress: email, action: 'failed', status: '5.2.2', diagnosticCode: 'smtp; 552 5.2.2 mailbox full' },
  ],
});

export const complaintOf = (about: About) => ({
  ...event('Email Complaint Received', {}),
  detail: {
    eventType: 'Complaint',
    complaint: {
      feedbackId: `0100018c-${randomUUID()}-000000`,
      complaintSubType: null,
      complainedRecipients: [{ emailAddress: about.email }],
      timestamp: '2026-11-22T09:00:00.000Z',
      userAgent: 'ExampleCorp Feedback Loop (V0.01)',
      complaintFeedbackType: 'abuse',
      arrivalDate: '2026-11-22T08:59:59.000Z',
    },
    mail: mail(about),
  },
});
