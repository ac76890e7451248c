import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import FileTextOutlined from '@ant-design/icons/es/icons/FileTextOutlined';
import GlobalOutlined from '@ant-design/icons/es/icons/GlobalOutlined';
import ScheduleOutlined from '@ant-design/icons/es/icons/ScheduleOutlined';
import type { ComponentType } from 'react';
import type { Program } from '#contracts/api/programs';

/** The states of a program, as staff see it. `changed`: published, with a draft that is not. */
export const programStates = ['published', 'changed', 'draft', 'planned', 'archived'] as const;
export type ProgramState = (typeof programStates)[number];

export function stateOf({ publication }: Pick<Program, 'publication'>, hasDraft: boolean): ProgramState {
  if (publication?.planned_at) return 'planned';
  if (publication?.state === 'draft' || publication?.state === 'archived') return publication.state;
  return hasDraft ? 'changed' : 'published';
}

/** When a program comes to the site and leaves it, in this order. */
export function timesOf({ publication }: Pick<Program, 'publication'>): { is: 'from' | 'until'; at: string }[] {
  const { planned_at = null, planned_until = null, unpublish_at = null } = publication ?? {};
  // The plan's end takes the place of one that is set for after its start.
  const isReplaced = planned_at && planned_until && unpublish_at && unpublish_at >= planned_at;
  const times = [
    { is: 'until' as const, at: isReplaced ? null : unpublish_at },
    { is: 'from' as const, at: planned_at },
    { is: 'until' as const, at: planned_until },
  ].flatMap(({ is, at }) => (at ? [{ is, at }] : []));
  return times.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

interface StateLook {
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Text colour and background, with a contrast of at least 4.5:1. */
  ink: string;
  ground: string;
}

/** Colour and icon of each state. */
export const stateLook: Record<ProgramState, StateLook> = {
  published: { icon: GlobalOutlined, ink: 'var(--color-palm)', ground: 'var(--color-palm-pale)' },
  changed: { icon: EditOutlined, ink: 'var(--color-saffron-ink)', ground: 'var(--color-saffron-pale)' },
  draft: { icon: FileTextOutlined, ink: 'var(--color-saffron-ink)', ground: 'var(--color-saffron-pale)' },
  planned: { icon: ScheduleOutlined, ink: 'var(--color-teal)', ground: 'var(--color-teal-pale)' },
  archived: { icon: EyeInvisibleOutlined, ink: 'var(--color-ink-soft)', ground: 'var(--color-sand)' },
};
