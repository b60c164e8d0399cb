/** As much room as the day picker takes, for what stands in its place while its code is on the way. */
export const dayPickerRoom = 'h-[560px] rounded-md max-md:h-[640px]';
