import { limits } from './limits.js';
import { paragraph } from './text.js';

export const StaffReason = paragraph(limits.reason, 1);
