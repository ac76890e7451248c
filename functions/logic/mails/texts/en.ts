import * as enquiry from '../../../enquiry-words/en.ts';
import { desk } from './desk/en.ts';
import type { MailTexts } from './mail-texts.ts';

const forProgram = (program?: string) => (program ? ` for ${program}` : '');
const about = (program?: string) => (program ? ` about ${program}` : '');

const yourReference = 'Your reference number';
const followRequest = 'Follow your request';
const answered = 'our answer to your request';
const yourRequest = 'Your request';

export const en: MailTexts = {
  fields: {
    ...enquiry.fields,
    reference: 'Reference',
    type: 'Type',
    received: 'Received',
    language: 'Customer’s language',
    name: 'Name',
    phone: 'Phone number',
    email: 'Email',
    program: 'Program',
  },
  leg: enquiry.leg,
  types: {
    flight: 'Flight request',
    hotel: 'Hotel request',
    custom: 'Custom journey',
    message: 'Message',
    program: 'Program request',
  },
  quoted: (title) => `“${title}”`,
  languages: { ar: 'Arabic', en: 'English' },
  options: enquiry.options,
  amounts: enquiry.amounts,
  asked: enquiry.asked,
  arrow: { sign: '→', mark: '\u200e' },
  contact: 'Contact',
  request: 'Request',
  staff: {
    subject: {
      flight: ({ program, place }) => `new flight request ${program ? `for ${program}` : `to ${place}`}`,
      hotel: ({ program, place }) => `new hotel request for ${program ?? place}`,
      custom: ({ place }) => `new custom journey request${place ? ` “${place}”` : ''}`,
      message: ({ program }) => `new message${about(program)}`,
      program: ({ program }) => `new program request${program ? ` ${program}` : ''}`,
    },
    lead: {
      flight: ({ program }) => `A flight request${forProgram(program)} has just come in through the site.`,
      hotel: ({ program }) => `A hotel request${forProgram(program)} has just come in through the site.`,
      custom: () => 'A custom journey request has just come in through the site.',
      message: ({ program }) => `A message${about(program)} has just come in through the site.`,
      program: ({ program }) => `A request for ${program ?? 'a program'} has just come in through the site.`,
    },
    programDeleted: 'A program that has been deleted from the site',
    programPage: 'Page of the program',
    open: 'Open the request',
    answering: 'Open the request to reply: WhatsApp is one tap there, and the contact is noted.',
    footer: 'You get this message because this address is the staff address of the {agency} site.',
  },
  visitor: {
    subject: {
      flight: ({ program }) => `we have received your flight request${forProgram(program)}`,
      hotel: ({ program }) => `we have received your hotel request${forProgram(program)}`,
      custom: () => 'we have received your custom journey request',
      message: ({ program }) => `we have received your message${about(program)}`,
      program: ({ program }) => `we have received your request for ${program ?? 'the program you chose'}`,
    },
    lead: {
      flight: ({ program }) =>
        `Thank you for choosing {agency}. Your flight request${forProgram(program)} has reached us, and one of our experts will contact you soon with the best flight options.`,
      hotel: ({ program }) =>
        `Thank you for choosing {agency}. Your hotel request${forProgram(program)} has reached us, and one of our experts will contact you soon with the best hotel options.`,
      custom: () =>
        'Thank you for choosing {agency}. One of our experts will read what you wrote with care and contact you soon with your custom journey plan.',
      message: ({ program }) =>
        `Thank you for writing to {agency}. Your message${about(program)} has reached us and we will reply soon.`,
      program: ({ program }) =>
        `Thank you for choosing {agency}. Your request for ${program ?? 'the program you chose'} has reached us, and one of our experts will contact you soon with the places left and the next steps.`,
    },
    entered:
      'Thank you for your call. We have noted your request as you described it, and one of our experts will contact you soon.',
    codeLabel: { flight: yourReference, hotel: yourReference, custom: yourReference, message: yourReference },
    codeHint: 'Quote it whenever you contact us',
    yourRequest: { flight: yourRequest, hotel: yourRequest, custom: yourRequest, message: 'Your message' },
    chat: 'Chat on WhatsApp',
    chatText: (type, reference) =>
      `Hello, I am writing about my ${type === 'message' ? 'message' : 'request'} ${reference}.`,
    footer:
      'You get this message because this address was given in a request to {agency}. If that was not you, please ignore it.',
  },
  page: {
    follow: { flight: followRequest, hotel: followRequest, custom: followRequest, message: 'Follow your message' },
    open: 'Open your request',
    reply: 'Reply',
    keep: 'This link is yours alone: whoever has it can read and change your request.',
    linkSubject: 'a new link to your request',
    linkLead:
      'Someone asked for a new link to your request at {agency}. Its page shows where your request stands, and lets you write to us or change your dates.',
    linkFooter: 'If it was not you, ignore this message: the link has been sent to nobody else.',
    answerSubject: { flight: answered, hotel: answered, custom: answered, message: 'our answer to your message' },
    answerLead: {
      flight: 'Our team has answered your flight request:',
      hotel: 'Our team has answered your hotel request:',
      custom: 'Our team has answered your request:',
      message: 'Our team has answered your message:',
    },
  },
  quote: {
    subject: 'your quotation',
    lead: 'We have prepared a quotation for you. Its page shows what it includes, and there you can accept it, ask us or decline.',
    title: 'Quotation',
    total: 'Total',
    until: 'Valid until',
    open: 'Open the quotation',
    noInvoice: 'This is a quotation, not a tax invoice.',
    keep: 'The link is yours alone: whoever has it can read and accept the quotation.',
  },
  ...desk,
};
