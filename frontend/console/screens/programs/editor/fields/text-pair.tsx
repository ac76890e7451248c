import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';
import type { ChangeEvent, CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { baseLanguage, programFields, type TextName } from '#contracts/api/program-fields';
import type { Language } from '#contracts/field-kit/language';
import { charactersLeft } from '#shared/features/enquiries/characters-left.ts';
import { RoomLeft } from '#shared/features/enquiries/room-left.tsx';
import { grid } from '../../../../components/grid.ts';
import { TermNotes } from '../../../../features/glossary/term-notes.tsx';
import { englishOf } from '../../../../features/programs/program-values.ts';

interface TextPairProps {
  field: TextName;
  required?: boolean;
  /** Initial number of lines. If undefined, the text is a single line. */
  rows?: number;
  hint?: ReactNode;
}

/** A text field of a program in Arabic and in English. */
export function TextPair({ field, ...pair }: TextPairProps) {
  const { t } = useTranslation('adminPrograms');
  return (
    <LanguagePair
      names={{ ar: field, en: englishOf(field) }}
      label={t(`fields.${field}`)}
      limit={programFields[field].limit}
      {...pair}
    />
  );
}

type Names = Record<Language, string | (string | number)[]>;

/** The names of a text of an entry of a list. */
export function listNames(list: string, place: number, text: string) {
  const within = (language: Language) => [place, 'texts', language, text];
  return {
    names: { ar: within('ar'), en: within('en') },
    wholeNames: { ar: [list, ...within('ar')], en: [list, ...within('en')] },
  };
}

interface LanguagePairProps extends Omit<TextPairProps, 'field' | 'required'> {
  names: Names;
  /** The whole names, if `names` are those within a list. */
  wholeNames?: Names;
  label: string;
  limit: number;
  /** The languages in which it has to be written; true: in Arabic. */
  required?: boolean | readonly Language[];
}

/** A text in Arabic and in English, side by side if there is room. */
export function LanguagePair({
  names,
  wholeNames = names,
  label,
  limit,
  required = false,
  rows,
  hint,
}: LanguagePairProps) {
  const { t } = useTranslation('adminPrograms');
  const isRequired = (language: Language) =>
    typeof required === 'boolean' ? required && language === baseLanguage : required.includes(language);
  const left = charactersLeft(Form.useWatch<string | undefined>(wholeNames.ar), limit);
  const leftInEnglish = charactersLeft(Form.useWatch<string | undefined>(wholeNames.en), limit);
  return (
    <div style={grid('20rem', '0 1.25rem')}>
      <Form.Item
        name={names.ar}
        label={label}
        required={isRequired('ar')}
        extra={left === undefined ? hint : <RoomLeft count={left} />}
      >
        <ArabicText rows={rows} aria-required={isRequired('ar')} />
      </Form.Item>
      <Form.Item
        name={names.en}
        label={t('editor.inEnglish', { field: label })}
        required={isRequired('en')}
        extra={leftInEnglish !== undefined && <RoomLeft count={leftInEnglish} />}
      >
        <EnglishText rows={rows} aria-required={isRequired('en')} />
      </Form.Item>
    </div>
  );
}

interface TextProps {
  rows: number | undefined;
  dir?: string;
  lang?: string;
  style?: CSSProperties;
  /** antd's Form.Item sets id, value and onChange. */
  id?: string;
  value?: string;
  onChange?: (change: ChangeEvent<HTMLInputElement | HTMLTextAreaElement> | string) => void;
  'aria-required'?: boolean;
}

const Text = ({ rows, language, onChange, ...input }: TextProps & { language: Language }) => (
  <>
    {rows ? (
      <TextArea {...input} onChange={onChange} autoSize={{ minRows: rows, maxRows: 12 }} />
    ) : (
      <Input {...input} onChange={onChange} />
    )}
    {input.value && <TermNotes text={input.value} language={language} onReplace={(text) => onChange?.(text)} />}
  </>
);

/** Staff may write English here too: the text itself decides the direction, except one that begins with a fact in braces. */
const ArabicText = (text: TextProps) => (
  <Text {...text} language="ar" dir={text.value && !text.value.startsWith('{') ? 'auto' : 'rtl'} />
);

/** antd's style for right-to-left pages overrides `dir`. */
const EnglishText = (text: TextProps) => (
  <Text {...text} language="en" dir="ltr" lang="en" style={{ direction: 'ltr' }} />
);
