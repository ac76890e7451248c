import type { Enquiry } from '#contracts/api/enquiries';
import { topicOf } from '#contracts/api/enquiry-topic';
import type { Language } from '#contracts/field-kit/fields';
import { type EnquiredProgram, programTitle } from './enquired-program.ts';
import { shortened } from './one-line.ts';
import { mailTexts } from './texts/texts.ts';

/** Characters of a place, title or name in a subject: mail lists show about 70 in all. */
const longestPart = 40;

/** `وصلنا طلب طيرانك (F-7K3M-09QX)`: with the program's title, and without typed text. */
export function visitorSubject({ type, language, reference, program_id }: Enquiry, program: EnquiredProgram): string {
  const subject = mailTexts[language].visitor.subject[topicOf(type, program_id)];
  return `${subject({ program: titlePart(program, language) })} (${reference})`;
}

/** `طلب طيران جديد إلى لندن – نورة العتيبي (F-7K3M-09QX)` */
export function staffSubject(enquiry: Enquiry, program: EnquiredProgram, language: Language): string {
  const { type, name, reference, program_id } = enquiry;
  const typed = placeIn(enquiry);
  const about = { program: titlePart(program, language), place: typed ? part(typed, language) : undefined };
  const subject = mailTexts[language].staff.subject[topicOf(type, program_id)];
  return `${subject(about)} – ${part(name, language)} (${reference})`;
}

function titlePart(program: EnquiredProgram, language: Language): string | undefined {
  const title = programTitle(program, language);
  return title && mailTexts[language].quoted(part(title, language));
}

/** The destination that the visitor typed, if any. */
function placeIn(enquiry: Enquiry): string | null {
  switch (enquiry.type) {
    case 'flight':
      return enquiry.main_arrival;
    case 'hotel':
      return enquiry.destination;
    case 'custom':
      return enquiry.special_destination;
    case 'message':
      return null;
  }
}

/** Adds the directional mark of the mail's language, which keeps the text after it in place. */
const part = (text: string, language: Language) => shortened(text, longestPart) + mailTexts[language].arrow.mark;
