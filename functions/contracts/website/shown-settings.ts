/** The settings of a stage that decide what its pages show. */
export interface ShownSettings {
  /** The number of the agency's Umrah licence; empty if it has none. */
  umrahLicence: string;
  riyalSign: RiyalSign;
}

/** How prices name riyals: `SR` and `ر.س`, or the riyal's sign as a drawing. */
export const riyalSigns = ['letters', 'drawn'] as const;
export type RiyalSign = (typeof riyalSigns)[number];

/** A number of a licence: letters, digits, hyphens and slashes. */
export const licenceNumber = /^[A-Za-z0-9](?:[A-Za-z0-9/-]{0,38}[A-Za-z0-9])?$/;

/** Placeholders for these settings in every built page, like that of the origin. No licence and no sign is like them. */
export const umrahPlaceholder = 'umrah-licence.invalid';
export const riyalPlaceholder = 'riyal-sign.invalid';

export const defaultShown: ShownSettings = { umrahLicence: '', riyalSign: 'letters' };

/** Reads the settings from the texts of an environment or of a page. What is no value of a setting is its default. */
export const shownSettings = (umrahLicence: string | undefined, riyalSign: string | undefined): ShownSettings => ({
  umrahLicence: umrahLicence && licenceNumber.test(umrahLicence) ? umrahLicence : defaultShown.umrahLicence,
  riyalSign: riyalSigns.find((sign) => sign === riyalSign) ?? defaultShown.riyalSign,
});
