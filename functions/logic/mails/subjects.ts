import type { Enquiry } from '#contracts/enquiries';
import type { Language } from '#contracts/fields';
import { type EnquiredProgram, programTitle } from './enquired-program.ts';
import { shortened } from './one-line.ts';
import { mailTexts } from './texts/texts.ts';

/** Characters of a place, title or name in a subject: mail lists show about 70 in all. */
const longestPart = 40;

/** `وصلنا طلب طيرانك (F-7K3M-09QX)`: with the program's title, and without typed text. */
export function visitorSubject({ type, language, reference }: Enquiry, program: EnquiredProgram): string {
  const title = programTitle(program, language);
  return `${mailTexts[language].visitor.subject[type](title && part(title, language))} (${reference})`;
}

/** `طلب طيران جديد إلى لندن – نورة العتيبي (F-7K3M-09QX)` */
export function staffSubject(enquiry: Enquiry, program: EnquiredProgram, language: Language): string {
  const { type, name, reference } = enquiry;
  const trip = tripOf(enquiry, program, language);
  return `${mailTexts[language].staff.subject[type](trip)} – ${part(name, language)} (${reference})`;
}

/** The trip's destination or the enquiry's topic; undefined if the visitor gave none. */
function tripOf(enquiry: Enquiry, program: EnquiredProgram, language: Language): string | undefined {
  const trip = (() => {
    switch (enquiry.type) {
      case 'flight':
        return enquiry.main_arrival;
      case 'hotel':
        return enquiry.destination;
      case 'custom':
        return programTitle(program, language) ?? enquiry.special_destination;
      case 'message':
        return programTitle(program, language);
    }
  })();
  return trip ? part(trip, language) : undefined;
}

/** Adds the directional mark of the mail's language, which keeps the text after it in place. */
const part = (text: string, language: Language) => shortened(text, longestPart) + mailTexts[language].arrow.mark;
