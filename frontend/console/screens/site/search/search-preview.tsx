import { useTranslation } from 'react-i18next';
import { type SearchPage, type SearchWords, searchText, shownLengths } from '#contracts/api/site-search-rules';
import { directionOf, type Language, languages } from '#contracts/field-kit/language';
import { pagePath } from '#contracts/website/page-path';
import { searchPages } from '#contracts/website/search-pages';
import { pictureFile } from '#contracts/website/site-picture-files';
import { palette } from '#shared/lib/palette.ts';
import { useBrand } from '#shared/lib/use-brand.ts';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import type { SectionValues } from '../../../features/site-content/section-fields.ts';

interface Props {
  page: SearchPage;
  values: SectionValues;
}

const frame = {
  border: '1px solid var(--color-sand-line)',
  padding: '0.75rem 1rem',
  overflowWrap: 'anywhere',
} as const;

/** A page as a search result and as a link in a chat, in each language, with the lengths that these show. */
export function SearchPreview({ page, values }: Props) {
  const { t } = useTranslation('adminSite');
  return (
    <section aria-label={t('search.preview', { page: t(`search.pages.${page}`) })}>
      <div style={grid('20rem', '0.75rem 1.25rem')}>
        {languages.map((language) => (
          <InLanguage key={language} language={language} page={page} values={values} />
        ))}
      </div>
    </section>
  );
}

function InLanguage({ language, page, values }: Props & { language: Language }) {
  const { t } = useTranslation('adminSite');
  const brand = useBrand();
  const shown = (kind: keyof SearchWords) => {
    const texts = values[`${page}_${kind}`] as Partial<Record<Language, string>> | undefined;
    return searchText(kind, texts?.[language]?.trim() ?? '', { brand, language });
  };
  const [title, description] = [shown('title'), shown('description')];
  const direction = { lang: language, dir: directionOf(language) };
  return (
    <div style={{ display: 'grid', gap: '0.5rem', alignContent: 'start' }}>
      <div {...direction} style={{ ...frame, background: palette.white }}>
        <Address of={page} language={language} />
        <div style={{ color: palette.teal, fontSize: 'var(--text-lead)' }}>{cut(title, shownLengths.title) || '…'}</div>
        <div>{cut(description, shownLengths.description) || '…'}</div>
      </div>
      <div {...direction} style={{ ...frame, padding: 0, background: palette.sand, maxInlineSize: '22rem' }}>
        <img
          src={brand.share ? pictureFile.share(brand.share.id) : `/preview-${language}.jpg`}
          alt=""
          width={1200}
          height={630}
          loading="lazy"
          style={{ display: 'block', inlineSize: '100%', blockSize: 'auto' }}
        />
        <div style={{ padding: '0.5rem 0.75rem' }}>
          <strong>{cut(title, shownLengths.title) || '…'}</strong>
          <div>{cut(description, 80) || '…'}</div>
        </div>
      </div>
      <Hint>
        {t('search.lengths', {
          ...{ title: lengthOf(title), titleShown: shownLengths.title },
          ...{ description: lengthOf(description), descriptionShown: shownLengths.description },
        })}
      </Hint>
    </div>
  );
}

const Address = ({ of, language }: { of: SearchPage; language: Language }) => (
  <Hint as="div" dir="ltr" style={{ textAlign: directionOf(language) === 'rtl' ? 'end' : 'start' }}>
    {location.host + pagePath(searchPages[of], language)}
  </Hint>
);

const lengthOf = (text: string) => [...text].length;

/** Search engines and chats cut what is too long. */
const cut = (text: string, length: number) =>
  lengthOf(text) > length
    ? `${[...text]
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
    : text;
