import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

/** Placeholder for the names in a text; no text contains it. */
export const namesMark = '\uFFFC';

/** A text with file names, each unbroken and in its own direction. */
export function FileNames({ text, names }: { text: string; names: readonly string[] }) {
  const { t } = useTranslation('adminPrograms');
  const [before, after] = text.split(namesMark);
  return (
    <>
      {before}
      {[...new Set(names)].map((name, index) => (
        <Fragment key={name}>
          {index > 0 && t('photos.separator')}
          <bdi>{name}</bdi>
        </Fragment>
      ))}
      {after}
    </>
  );
}
