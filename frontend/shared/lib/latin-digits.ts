/** Converts Arabic-Indic and Persian digits to Latin ones: `٧` and `۷` become `7`. Many Arabic keyboards type them. */
export const latinDigits = (text: string) =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (figure) => String(figure.charCodeAt(0) % 16));

/** Keeps the digits, sign and decimal point of a text typed into a number field. */
export const numberText = (text: string) =>
  latinDigits(text)
    .replace('\u066b', '.')
    .replace(/[^\w.-]+/g, '');
