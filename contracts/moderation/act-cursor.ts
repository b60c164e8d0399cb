const month = '(0[1-9]|1[0-2])';
const day = '(0[1-9]|[12]\\d|3[01])';
const time = '([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}';

export const actCursorPattern = new RegExp(
  `^\\d{4}-${month}-${day}T${time}Z_[\\da-f]{8}(-[\\da-f]{4}){3}-[\\da-f]{12}$`,
);
