import Alert from 'antd/es/alert';
import Checkbox from 'antd/es/checkbox';
import Form from 'antd/es/form';
import Input from 'antd/es/input/Input';
import Rate from 'antd/es/rate';
import { useTranslation } from 'react-i18next';
import { testimonialsLimits } from '#contracts/api/site-testimonials-rules';
import { languages } from '#contracts/field-kit/language';
import { palette } from '#shared/lib/palette.ts';
import { grid } from '../../../components/grid.ts';
import { Hint } from '../../../components/hint.tsx';
import { MovableCards } from '../../../features/cards/movable-cards.tsx';
import { DayInput } from '../../../features/days/day-input.tsx';
import { ProgramSelect } from '../../../features/programs/program-select.tsx';
import { useSectionCards } from '../../../features/site-content/use-section-cards.ts';
import { LanguagePair } from '../../programs/editor/fields/text-pair.tsx';
import { cardNames } from '../card-names.ts';
import type { FieldsProps } from '../section-form.ts';
import { ReceivedTestimonials } from './received-testimonials.tsx';

/** The words of travellers, with the consent of each. */
export function TestimonialsFields({ isSaving, saveNow }: FieldsProps) {
  const { t } = useTranslation('adminSite');
  const list = useSectionCards({
    ...{ form: 'testimonials', name: 'items', maximum: testimonialsLimits.items, title: 'name' },
    empty: () => ({ rating: testimonialsLimits.rating, approved: false }),
  });
  return (
    <>
      <Hint style={{ marginBlockEnd: '1rem' }}>{t('testimonials.text')}</Hint>
      <ReceivedTestimonials isSaving={isSaving} saveNow={saveNow} />
      <MovableCards list={list} isSaving={isSaving}>
        {(place) => <TestimonialFields place={place} />}
      </MovableCards>
    </>
  );
}

function TestimonialFields({ place }: { place: number }) {
  const { t } = useTranslation('adminSite');
  const approved = Form.useWatch<boolean | undefined>(['items', place, 'approved']);
  const consent = Form.useWatch<string | undefined>(['items', place, 'consent']);
  return (
    <>
      {approved && !consent?.trim() && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBlockEnd: '1rem' }}
          title={t('testimonials.example')}
          description={t('testimonials.exampleText')}
        />
      )}
      {(['name', 'place', 'trip', 'words'] as const).map((name) => (
        <LanguagePair
          key={name}
          {...cardNames('items', place, name)}
          label={t(`testimonials.names.${name}`)}
          limit={testimonialsLimits[name]}
          required={languages}
          {...(name === 'words' && { rows: 3 })}
          {...(name === 'name' && { hint: t('testimonials.hints.name') })}
        />
      ))}
      <Form.Item
        name={[place, 'program']}
        label={t('testimonials.names.program')}
        extra={t('testimonials.hints.program')}
      >
        <ProgramSelect placeholder={t('testimonials.noProgram')} />
      </Form.Item>
      <div style={grid('16rem', '0 1.25rem')}>
        <Form.Item name={[place, 'rating']} label={t('testimonials.names.rating')}>
          <Rate count={testimonialsLimits.rating} allowClear={false} style={{ color: palette.saffron }} />
        </Form.Item>
        <Form.Item name={[place, 'date']} label={t('testimonials.names.date')}>
          <DayInput />
        </Form.Item>
      </div>
      <Form.Item
        name={[place, 'consent']}
        label={t('testimonials.names.consent')}
        extra={t('testimonials.hints.consent')}
      >
        <Input maxLength={testimonialsLimits.consent} dir="auto" />
      </Form.Item>
      <Form.Item name={[place, 'approved']} valuePropName="checked">
        <Checkbox>{t('testimonials.names.approved')}</Checkbox>
      </Form.Item>
    </>
  );
}
