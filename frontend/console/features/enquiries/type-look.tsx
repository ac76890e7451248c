import CompassOutlined from '@ant-design/icons/es/icons/CompassOutlined';
import MessageOutlined from '@ant-design/icons/es/icons/MessageOutlined';
import ScheduleOutlined from '@ant-design/icons/es/icons/ScheduleOutlined';
import type { ComponentType } from 'react';
import type { EnquiryTopic } from '#contracts/api/enquiry-topic';
import { BedIcon, PlaneIcon } from './icons.tsx';

interface TopicLook {
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Text key of the `admin` namespace. */
  label: `requestType.${EnquiryTopic}`;
}

/** Icon and name of each type of enquiry, and of requests for a program. */
export const typeLook: Record<EnquiryTopic, TopicLook> = {
  flight: { icon: PlaneIcon, label: 'requestType.flight' },
  hotel: { icon: BedIcon, label: 'requestType.hotel' },
  custom: { icon: CompassOutlined, label: 'requestType.custom' },
  message: { icon: MessageOutlined, label: 'requestType.message' },
  program: { icon: ScheduleOutlined, label: 'requestType.program' },
};
