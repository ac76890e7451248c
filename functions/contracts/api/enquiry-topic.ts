import type { EnquiryType } from '../field-kit/enquiry-enums.ts';

/**
 * The subject of an enquiry, for every word that follows it. The custom journey form also takes the requests for a
 * program: those are about that program, and nobody plans a journey.
 */
export type EnquiryTopic = EnquiryType | 'program';

export const topicOf = (type: EnquiryType, programId: string | null | undefined): EnquiryTopic =>
  type === 'custom' && programId ? 'program' : type;

export const topicIn = ({ type, program_id }: { type: EnquiryType; program_id: string | null }): EnquiryTopic =>
  topicOf(type, program_id);
