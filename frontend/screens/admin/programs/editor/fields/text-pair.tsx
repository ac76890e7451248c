import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import TextArea from 'antd/es/input/TextArea';
import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { longestText } from '#contracts/program-limits';
import { columns } from '../../../columns.ts';
import { englishOf, type TextField } from '../program-values.ts';

interface TextPairProps {
  field: TextField;
  required?: boolean;
  /** Lines shown at first; without it the text is one line. */
  rows?: number;
  hint?: ReactNode;
}

/** One text in Arabic and in English, side by side where there is room. */
export function TextPair({ field, required = false, rows, hint }: TextPairProps) {
  const { t } = useTranslation('adminPrograms');
  const label = t(`fields.${field}`);
  const maxLength = longestText[field];
  return (
    <div style={columns('20rem', '0 1.25rem')}>
      <Form.Item name={field} label={label} required={required} extra={hint}>
        <ArabicText rows={rows} maxLength={maxLength} isRequired={required} />
      </Form.Item>
      <Form.Item name={englishOf(field)} label={t('editor.inEnglish', { field: label })}>
        <EnglishText rows={rows} maxLength={maxLength} />
      </Form.Item>
    </div>
  );
}

interface TextProps {
  rows: number | undefined;
  maxLength: number;
  dir?: string;
  lang?: string;
  style?: CSSProperties;
  /** The form item gives id, value and what to do on a change. */
  id?: string;
  value?: string;
  'aria-required'?: boolean;
}

const Text = ({ rows, ...input }: TextProps) =>
  rows ? <TextArea {...input} autoSize={{ minRows: rows, maxRows: 12 }} /> : <Input {...input} />;

/** Staff may write English here as well: what is written decides the direction. */
const ArabicText = ({ isRequired, ...text }: TextProps & { isRequired: boolean }) => (
  <Text {...text} dir={text.value ? 'auto' : 'rtl'} aria-required={isRequired} />
);

/** antd's own style for right-to-left pages is stronger than `dir`. */
const EnglishText = (text: TextProps) => <Text {...text} dir="ltr" lang="en" style={{ direction: 'ltr' }} />;
