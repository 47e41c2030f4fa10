export { Avatar, type AvatarProps } from './badges/avatar';
export { Badge, type BadgeProps, type BadgeTone } from './badges/badge';
export { CountBadge } from './badges/count-badge';
export { presenceOf, PresenceBadge, type Presence } from './badges/presence-badge';
export { StatusBadge, statusTone } from './badges/status-badge';
export { Button, type ButtonProps } from './buttons/button';
export { type ButtonLook, type ButtonSize } from './buttons/button.looks';
export { IconButton, type IconButtonProps } from './buttons/icon-button';
export { DetailsSkeleton, type DetailsSkeletonProps } from './catalog/details-skeleton';
export { GameCase, type GameCaseProps } from './catalog/game-case';
export { GiftTile, type GiftTileProps } from './catalog/gift-tile';
export { armsOf, PadMeter } from './catalog/pad-meter';
export { Picture, type PictureProps, type PictureSource } from './catalog/picture';
export { ServiceName } from './catalog/service-name';
export { Shelf } from './catalog/shelf';
export { GameCaseSkeleton, GiftTileSkeleton } from './catalog/shelf-skeleton';
export { Stock } from './catalog/stock';
export { ChatFrame, type ChatFrameProps } from './chat/chat-frame';
export { Composer, type ComposerProps } from './chat/composer';
export { type ComposerToolsProps } from './chat/composer-tools';
export { FileChip, type FileChipProps } from './chat/file-chip';
export { LogPart, type LogPartProps } from './chat/log-part';
export { MessageDay, NewMessagesLine, SystemLine } from './chat/log-lines';
export { MessageBubble, type MessageBubbleProps } from './chat/message-bubble';
export { MessageFile, type MessageFileProps } from './chat/message-file';
export { MessageImage, type MessageImageProps } from './chat/message-image';
export { MessageLog, type MessageLogProps } from './chat/message-log';
export { type DeliveryState } from './chat/message-state';
export { DataTable } from './data/data-table';
export { type Column, type DataTableProps, type Sort } from './data/data-table.types';
export { LoadMore, type LoadMoreProps } from './data/load-more';
export { Pager, type PagerProps } from './data/pager';
export { TableCard, type TableCardProps } from './data/table-card';
export { ClosingBanner, type ClosingBannerProps } from './feedback/closing-banner';
export { EmptyState, ErrorState, type EmptyStateProps, type ErrorStateProps } from './feedback/empty-state';
export { Mark } from './feedback/mark';
export { Meter, type MeterProps, type MeterTone } from './feedback/meter';
export { Notice, type NoticeProps, type NoticeTone } from './feedback/notice';
export { notify, type NoticeOptions } from './feedback/notify';
export { PasswordStrength, type PasswordStrengthProps } from './feedback/password-strength';
export { RemoteBoundary, type RemoteBoundaryProps } from './feedback/remote-boundary';
export { RowSkeleton, SkeletonLine } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { Toaster } from './feedback/toaster';
export { Checkbox, type CheckboxProps } from './fields/checkbox';
export { FileDrop, type FileDropProps } from './fields/file-drop';
export { FilterSearch } from './fields/filter-search';
export { FilterSelect } from './fields/filter-select';
export { FormField, type ControlProps, type FormFieldProps } from './fields/form-field';
export { PasswordField, type PasswordFieldProps } from './fields/password-field';
export { SearchField, type SearchFieldProps } from './fields/search-field';
export { Select, type SelectOption, type SelectProps } from './fields/select';
export { Switch, type SwitchProps } from './fields/switch';
export { TextArea, type TextAreaProps } from './fields/text-area';
export { TextField, type TextFieldProps } from './fields/text-field';
export { LanguageMenu, type LanguageMenuProps } from './navigation/language-menu';
export { NavBar, type NavBarProps } from './navigation/nav-bar';
export { NavItem, NavPanelItem, type NavItemProps } from './navigation/nav-item';
export { NavPanel, NavPanelButton, type NavPanelButtonProps } from './navigation/nav-panel';
export { UserMenu, type UserMenuProps } from './navigation/user-menu';
export { ConfirmDialog, type ConfirmDialogProps } from './overlays/confirm-dialog';
export { Dialog, DialogFooter, type DialogProps } from './overlays/dialog';
export { Popover, type PopoverProps } from './overlays/popover';
export {
  Menu,
  MenuItem,
  MenuRadioGroup,
  MenuRadioItem,
  type MenuItemProps,
  type MenuProps,
} from './overlays/menu';
export { Tabs, type TabsProps } from './overlays/tabs';
export { Tooltip } from './overlays/tooltip';
export { Facts, type Fact } from './page/facts';
export { Filters } from './page/filters';
export { BackLink, PageFrame, type PageFrameProps } from './page/page-frame';
export { PageTitle } from './page/page-title';
export { Panel } from './page/panel';
export { StepList, type Step, type StepState } from './page/step-list';
export { Bdi } from './text/bdi';
export { type LinkElement } from './text/element';
export {
  formatAmount,
  formatBytes,
  formatDate,
  formatDateTime,
  formatDayOfYear,
  formatTime,
  truncate,
} from './text/format';
export { listComma } from './text/page-language';
export { Price, type PriceProps } from './text/price';
export { VisuallyHidden } from './text/visually-hidden';
