import { routes } from './routes';

/** The calendar file of a plan's dated parts: '/rencana/kalender.ics?r=…'. */
export const PLAN_CALENDAR = `${routes.rencana}/kalender.ics`;
