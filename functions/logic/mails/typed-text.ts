/**
 * Text that a visitor typed, for a mail that may reach a stranger: word joiners, which nobody sees, keep mail programs
 * from making links of addresses.
 */
export const withoutLinks = (text: string) => text.replace(/(?<=\S)[.:/@](?=\S)/g, '$&\u2060');
