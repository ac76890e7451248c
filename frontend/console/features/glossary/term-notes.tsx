import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { type Deviation, deviationsIn, replaceDeviation } from '#contracts/api/site-glossary-rules';
import type { Language } from '#contracts/field-kit/language';
import { palette } from '#shared/lib/palette.ts';
import { Hint } from '../../components/hint.tsx';
import { useGlossary } from './use-glossary.ts';

interface Props {
  text: string;
  language: Language;
  onReplace: (text: string) => void;
}

/** The words of a text for which the agency has a term of its own; one tap puts it in their place. */
export function TermNotes(props: Props) {
  const deviations = deviationsIn(props.text, props.language, useGlossary());
  // Nearly every field of a long form has none.
  return deviations.length > 0 && <Notes {...props} deviations={deviations} />;
}

function Notes({ text, language, onReplace, deviations }: Props & { deviations: readonly Deviation[] }) {
  const { t } = useTranslation('adminPrograms');
  return (
    <Hint as="div" role="group" aria-label={t('terms.title')}>
      {deviations.map((deviation) => (
        <div key={deviation.found}>
          <bdi lang={language} style={{ textDecoration: `underline wavy ${palette.clay}`, textUnderlineOffset: 4 }}>
            {deviation.found}
          </bdi>
          <Button type="link" onClick={() => onReplace(replaceDeviation(text, deviation, language))}>
            {t('terms.replace', { term: deviation.better })}
          </Button>
        </div>
      ))}
    </Hint>
  );
}
