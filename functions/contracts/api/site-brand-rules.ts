import type { BrandColours } from '../colours/palette.ts';
import type { Language } from '../field-kit/language.ts';
import type { SitePicture } from './site-picture-rules.ts';
import type { SiteTexts } from './site-texts.ts';

export const brandLimits = { name: 30, legal_name: 80, tagline: 160 } as const;

/** Who the agency is: what every page, the console and every mail show. */
export interface Brand {
  name: SiteTexts;
  /** As the commercial register has it. */
  legal_name: SiteTexts;
  /** The sentence below the name in the footer; absent if there is none. */
  tagline?: SiteTexts;
  colours: BrandColours;
  /** Absent if the agency shows the drawn mark beside its name. */
  logo?: Logo;
  /** The ids of its icon, and of the picture of links with what that shows; absent if it has none. */
  icon?: string;
  share?: { id: string; text: SiteTexts | null };
}

/** A logo for each ground on which it stands. */
export type Logo = Readonly<Record<LogoGround, LogoFile>>;
export type LogoGround = 'light' | 'dark';

export interface LogoFile extends Pick<SitePicture, 'id' | 'width' | 'height'> {
  /** True if it would be hard to see on the ground itself: it gets a plate of the other one. */
  plate?: true;
}

/** A logo that is wider than this has the name in it, as far as it can be read in a header. */
export const wideLogo = 2;

/** Arabic needs the guillemets: a bare name may be a word of its own. */
const quoted: Record<Language, (name: string) => string> = { ar: (name) => `«${name}»`, en: (name) => name };

/** The agency's name in running text. */
export const nameInText = ({ name }: Pick<Brand, 'name'>, language: Language): string =>
  quoted[language](name[language]);
