interface StructuredDataProps {
  /** A thing of schema.org; its type comes from `schema-dts` where it is made. */
  data: object;
}

/** Tells search engines in their own words what the page is about. https://schema.org */
export function StructuredData({ data }: StructuredDataProps) {
  // A "<" could end the script element early.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data, not a script, with nothing in it that HTML would read.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
