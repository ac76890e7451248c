import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import type { FormInstance } from 'antd/es/form';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import Radio from 'antd/es/radio';
import { type SyntheticEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type TemplateFact, templateFacts, templateLimits } from '#contracts/api/template-rules';
import type { Language } from '#contracts/field-kit/language';
import { useLanguage } from '#shared/lib/use-language.ts';
import shared from '../../components/console.module.css';
import { Hint } from '../../components/hint.tsx';
import { useMay } from '../../features/session/use-may.ts';
import { LanguagePair } from '../programs/editor/fields/text-pair.tsx';
import type { TemplateValues } from './template-values.ts';
import { formName } from './use-template-form.ts';

interface Props {
  form: FormInstance<TemplateValues>;
  isNew: boolean;
}

/** The template's owner, its title, and the text in each language, into which facts are inserted at the cursor. */
export function TemplateFields({ form, isNew }: Props) {
  const { t } = useTranslation('adminReplies', { keyPrefix: 'templates' });
  const mayShare = useMay('PUT /desk/templates');
  const { insert, onSelect } = useInsertion(form);
  const labelId = useId();
  return (
    <>
      {isNew && mayShare && (
        <Form.Item name="whose" label={t('fields.whose')}>
          <Radio.Group
            className={shared.targets}
            options={(['shared', 'own'] as const).map((value) => ({ value, label: t(`whose.${value}`) }))}
          />
        </Form.Item>
      )}
      <Form.Item name="title" label={t('fields.title')} required extra={t('titleHint')}>
        <Input maxLength={templateLimits.title} dir="auto" aria-required />
      </Form.Item>
      <Flex vertical gap={4} style={{ marginBlockEnd: '1rem' }}>
        <strong id={labelId}>{t('insert')}</strong>
        <Flex wrap gap="small" role="group" aria-labelledby={labelId}>
          {templateFacts.map((fact) => (
            <Button key={fact} onClick={() => insert(fact)}>
              {t(`facts.${fact}`)}
            </Button>
          ))}
        </Flex>
        <Hint>{t('insertHint')}</Hint>
      </Flex>
      <div onSelect={onSelect}>
        <LanguagePair
          names={{ ar: ['texts', 'ar'], en: ['texts', 'en'] }}
          label={t('fields.text')}
          limit={templateLimits.text}
          rows={5}
          required
        />
      </div>
    </>
  );
}

/** Inserts the name of a fact where the cursor was last, else at the end of the text in the reader's language. */
function useInsertion(form: FormInstance<TemplateValues>) {
  const { language } = useLanguage();
  const cursor = useRef<{ into: Language; start: number; end: number }>(undefined);

  const onSelect = ({ target }: SyntheticEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const into = target.id.endsWith('en') ? 'en' : 'ar';
    cursor.current = { into, start: target.selectionStart, end: target.selectionEnd };
  };

  const insert = (fact: TemplateFact) => {
    const { into = language, start, end } = cursor.current ?? {};
    const name = ['texts', into] as const;
    const text: string = form.getFieldValue([...name]) ?? '';
    const added = `${text.slice(0, start)}{${fact}}`;
    form.setFieldValue([...name], added + (end === undefined ? '' : text.slice(end)));
    cursor.current = { into, start: added.length, end: added.length };
    // Once the field has the new text.
    requestAnimationFrame(() => {
      const field = document.getElementById([formName, ...name].join('_'));
      if (!(field instanceof HTMLTextAreaElement)) return;
      field.focus();
      field.setSelectionRange(added.length, added.length);
    });
  };
  return { insert, onSelect };
}
