// Side by side without icons on a phone; stacked on wide screens.
export const EQUAL = 'max-lg:min-w-0 max-lg:flex-1 max-lg:px-2 max-lg:text-1 max-lg:[&_svg]:hidden lg:w-full';
export const SMALL = 'max-lg:flex-none max-lg:px-3 lg:w-full';
