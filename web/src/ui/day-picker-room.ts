export const dayPickerRoom = 'h-[560px] rounded-md max-md:h-[640px]';
