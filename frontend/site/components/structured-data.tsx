interface StructuredDataProps {
  /** A schema.org object. The caller builds it with the types of `schema-dts`. */
  data: object;
}

/** Describes the page to search engines as JSON-LD. https://schema.org */
export function StructuredData({ data }: StructuredDataProps) {
  // A "<" could end the script element early.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON data, not a script; every `<` is escaped.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
