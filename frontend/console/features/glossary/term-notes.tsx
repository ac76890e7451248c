import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { type Deviation, deviationsIn, partsOf, replaceDeviation, type Term } from '#contracts/api/site-glossary-rules';
import { directionOf, type Language } from '#contracts/field-kit/language';
import { palette } from '#shared/lib/palette.ts';
import { Hint } from '../../components/hint.tsx';
import { partsInShort } from './parts-in-short.ts';
import { useGlossary } from './use-glossary.ts';

interface Props {
  text: string;
  language: Language;
  onReplace: (text: string) => void;
}

/** The words of a text for which the agency has a term of its own; one tap puts it in their place. */
export function TermNotes(props: Props) {
  const terms = useGlossary();
  const deviations = deviationsIn(props.text, props.language, terms);
  // Nearly every field of a long form has none.
  return deviations.length > 0 && <Notes {...props} terms={terms} deviations={deviations} />;
}

interface NotesProps extends Props {
  terms: readonly Term[];
  deviations: readonly Deviation[];
}

function Notes({ text, language, onReplace, terms, deviations }: NotesProps) {
  const { t } = useTranslation('adminPrograms');
  return (
    <Hint as="div" role="group" aria-label={t('terms.title')}>
      {/* The field's own text has no marks. The words below say the same to a screen reader. */}
      <p
        aria-hidden="true"
        lang={language}
        dir={directionOf(language)}
        style={{ margin: 0, lineHeight: 1.9, overflowWrap: 'anywhere' }}
      >
        {partsInShort(partsOf(text, language, terms)).map(({ at, text, deviates }) =>
          deviates ? (
            <u key={at} style={{ textDecoration: `underline wavy ${palette.clay}`, textUnderlineOffset: 4 }}>
              {text}
            </u>
          ) : (
            text
          ),
        )}
      </p>
      {deviations.map((deviation) => (
        <div key={deviation.found}>
          <bdi lang={language}>{deviation.found}</bdi>
          <Button type="link" onClick={() => onReplace(replaceDeviation(text, deviation, language))}>
            {t('terms.replace', { term: deviation.better })}
          </Button>
        </div>
      ))}
    </Hint>
  );
}
