import './icon.css';

type Knot = readonly [x: number, y: number, radius: number];

export interface IconProps {
  small?: boolean;
}

export type IconPart = (props: IconProps) => React.JSX.Element;

/** Lines of one weight on a grid of 24, with a solid knot where something is inside. */
function icon(lines: string, knot?: Knot): IconPart {
  return function Icon({ small = false }) {
    return (
      <svg className={small ? 'icon small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
        <path d={lines} />
        {knot && <circle className="knot" cx={knot[0]} cy={knot[1]} r={knot[2]} />}
      </svg>
    );
  };
}

// Places
export const HomeIcon = /* @__PURE__ */ icon('M3.8 11.2 12 4.2l8.2 7M6 9.6v10h12v-10M10 19.6v-5h4v5');
export const TodayIcon = /* @__PURE__ */ icon('M4 4.2h6.5v8H4zM14 4.2h6v4.6h-6zM14 12.2h6v7.6h-6zM4 15.6h6.5v4.2H4z');
export const PersonIcon = /* @__PURE__ */ icon(
  'M12 11.6a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM4.8 20c.7-3.7 3.5-5.6 7.2-5.6s6.5 1.9 7.2 5.6',
);
export const WorkoutIcon = /* @__PURE__ */ icon('M7 6.2v11.6M17 6.2v11.6M3.6 9.2v5.6M20.4 9.2v5.6M7 12h10');
export const BowlIcon = /* @__PURE__ */ icon(
  'M3.6 11.4h16.8c-.2 4.9-3.5 8.2-8.4 8.2s-8.2-3.3-8.4-8.2zM9.4 8.2c-1.2-1.3.9-2.3-.1-3.9M14 8.2c-1.2-1.3.9-2.3-.1-3.9',
);
export const CalendarIcon = /* @__PURE__ */ icon('M4 6.2h16v13.6H4zM4 10.4h16M8.2 3.8V8M15.8 3.8V8', [15.4, 15.2, 1.6]);
export const TargetIcon = /* @__PURE__ */ icon(
  'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z',
  [12, 12, 1.3],
);
export const TrendIcon = /* @__PURE__ */ icon('M4 4.4v15.2h16M8 8.6l3.6 4.2 3-2 4.8 5', [8, 8.6, 1.7]);
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 19.8c-5.2-3.6-8-6.6-8-10.2a4.3 4.3 0 0 1 8-2.2 4.3 4.3 0 0 1 8 2.2c0 3.6-2.8 6.6-8 10.2z',
);
export const PeopleIcon = /* @__PURE__ */ icon(
  'M9 11.4a3.1 3.1 0 1 0 0-6.2 3.1 3.1 0 0 0 0 6.2zM3.4 19c.5-3.3 2.6-5.2 5.6-5.2s5.1 1.9 5.6 5.2M15.2 5.6a3 3 0 0 1 0 5.5M17.2 14.2c1.9.8 3 2.4 3.4 4.8',
);
export const BellIcon = /* @__PURE__ */ icon('M6.2 16.2v-5.4a5.8 5.8 0 0 1 11.6 0v5.4l1.8 1.8H4.4zM9.8 20.6h4.4');
export const GearIcon = /* @__PURE__ */ icon(
  'M10.4 5.5l.3-2.2 2.6 0 .3 2.2 1.9 .8 1.7-1.4 1.9 1.9-1.4 1.7 .8 1.9 2.2 .3 0 2.6-2.2 .3-.8 1.9 1.4 1.7-1.9 1.9-1.7-1.4-1.9 .8-.3 2.2-2.6 0-.3-2.2-1.9-.8-1.7 1.4-1.9-1.9 1.4-1.7-.8-1.9-2.2-.3 0-2.6 2.2-.3 .8-1.9-1.4-1.7 1.9-1.9 1.7 1.4zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
);
export const FlaskIcon = /* @__PURE__ */ icon(
  'M9.2 3.8h5.6M10.2 3.8v6L5.4 18c-.7 1.2.1 2.4 1.4 2.4h10.4c1.3 0 2.1-1.2 1.4-2.4l-4.8-8.2v-6M7.8 14.6h8.4',
  [12.2, 17.6, 1.1],
);
export const MessageIcon = /* @__PURE__ */ icon('M4 5h16v11.4h-8.8L6.8 20v-3.6H4zM8.4 9h7.2M8.4 12.4h4.4');
export const WalletIcon = /* @__PURE__ */ icon('M4 8h16v11.6H4zM4 8l11.2-3.8V8', [16, 13.8, 1.5]);
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.6 19.4 6v5.8c0 4.4-2.8 7-7.4 8.6-4.6-1.6-7.4-4.2-7.4-8.6V6zM8.8 12l2.3 2.3 4.1-4.4',
);
export const StairsIcon = /* @__PURE__ */ icon('M4 19.8h4.2v-5h4v-5h4v-5H20', [6.2, 10.2, 1.6]);
export const BloomIcon = /* @__PURE__ */ icon(
  'M12 20.2c-5.1-2.9-6.7-7-3.7-12.2 1.6 1 2.9 2.4 3.7 4.2.8-1.8 2.1-3.2 3.7-4.2 3 5.2 1.4 9.3-3.7 12.2zM12 3.6v4',
);

// Acts
export const PlayIcon = /* @__PURE__ */ icon('M7.6 4.8v14.4L18.8 12z');
export const PlusIcon = /* @__PURE__ */ icon('M12 4.8v14.4M4.8 12h14.4');
export const MinusIcon = /* @__PURE__ */ icon('M4.8 12h14.4');
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18');
export const SearchIcon = /* @__PURE__ */ icon(
  'M10.8 4.4a6.4 6.4 0 1 0 0 12.8 6.4 6.4 0 0 0 0-12.8zM15.6 15.6l4.8 4.8',
);
export const PencilIcon = /* @__PURE__ */ icon('m4.8 19.2.9-4.2L15.8 4.9l3.3 3.3L9 18.3z');
export const BinIcon = /* @__PURE__ */ icon('M4.8 7h14.4M9.4 7V4.4h5.2V7M6.8 7l1 12.6h8.4l1-12.6');
export const RetryIcon = /* @__PURE__ */ icon('M4.6 12.4A7.4 7.4 0 1 0 7 6.6L4.6 8.8M4.6 4.4v4.4H9');
export const CopyIcon = /* @__PURE__ */ icon('M8.6 8.6h11v11h-11zM15.4 8.6V4.4h-11v11h4.2');
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11M7 10.4l5 5 5-5M4.6 19.6h14.8');
export const MoreIcon = /* @__PURE__ */ icon(
  'M4.6 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M11.4 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M18.2 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0',
);
export const MenuIcon = /* @__PURE__ */ icon('M4 6.8h16M4 12h16M4 17.2h9.6');
export const ForwardIcon = /* @__PURE__ */ icon('m9.2 5.2 6.8 6.8-6.8 6.8');
export const BackIcon = /* @__PURE__ */ icon('M14.8 5.2 8 12l6.8 6.8');
export const DownIcon = /* @__PURE__ */ icon('m5.2 9.2 6.8 6.8 6.8-6.8');
export const SidebarIcon = /* @__PURE__ */ icon('M4 5h16v14H4zM9.4 5v14');
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.8 12C5 8.2 8.2 6.2 12 6.2s7 2 9.2 5.8c-2.2 3.8-5.4 5.8-9.2 5.8S5 15.8 2.8 12z',
  [12, 12, 1.9],
);
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M4 9.6c2 2.6 4.7 4 8 4s6-1.4 8-4M12 13.6v3.2M7.2 12.6l-1.6 2.8M16.8 12.6l1.6 2.8',
);
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5 4.2h4l1.4 4.4-2.2 1.6c1.2 2.5 3.1 4.4 5.6 5.6l1.6-2.2 4.4 1.4v4C11.2 20.4 3.6 12.8 5 4.2z',
);
export const VideoIcon = /* @__PURE__ */ icon('M3.6 6.8h11v10.4h-11zM14.6 11l5.8-3.4v8.8L14.6 13');
export const MailIcon = /* @__PURE__ */ icon('M3.6 5.6h16.8v12.8H3.6zM3.6 7l8.4 6.2L20.4 7');

// Things
export const DropIcon = /* @__PURE__ */ icon(
  'M12 3.6c3.6 4.4 5.8 7.4 5.8 10.6a5.8 5.8 0 0 1-11.6 0c0-3.2 2.2-6.2 5.8-10.6z',
);
export const FlameIcon = /* @__PURE__ */ icon(
  'M12.2 3.6c.4 4.2 5.4 5.6 5.4 10.6a5.6 5.6 0 0 1-11.2 0c0-2.2.9-3.7 2.3-5 .2 1.5.9 2.4 2 2.9-.3-3.1 0-5.9 1.5-8.5z',
);
export const ScalesIcon = /* @__PURE__ */ icon('M4.4 4.8h15.2v14.8H4.4zM8.2 9.6a5.4 5.4 0 0 1 7.6 0l-2.6 2.6h-2.4z');
export const ClockIcon = /* @__PURE__ */ icon('M12 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8zM12 7.2v5l3.4 2');
export const PinIcon = /* @__PURE__ */ icon(
  'M12 20.4c-4.4-4.8-6.4-8-6.4-10.8a6.4 6.4 0 0 1 12.8 0c0 2.8-2 6-6.4 10.8z',
  [12, 9.6, 1.8],
);
export const DeviceIcon = /* @__PURE__ */ icon('M7.4 3.6h9.2v16.8H7.4z', [12, 17.2, 1.1]);
export const StoreIcon = /* @__PURE__ */ icon(
  'M5 6.8C5 5.2 8 4 12 4s7 1.2 7 2.8v10.4c0 1.6-3 2.8-7 2.8s-7-1.2-7-2.8zM5 6.8c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8M5 12c0 1.6 3 2.8 7 2.8s7-1.2 7-2.8',
);
export const StarIcon = /* @__PURE__ */ icon('m12 4.2 2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z');
export const ImageIcon = /* @__PURE__ */ icon('M4 5h16v14H4zM4 16.4l5-4.8 3.6 3.4 2.6-2.2 4.8 4', [15.6, 9, 1.4]);

// Standing
export const CheckIcon = /* @__PURE__ */ icon('m5.2 12.6 4.4 4.4 9.2-9.6');
export const CheckedIcon = /* @__PURE__ */ icon(
  'M12 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8zM8 12.2l2.8 2.8 5.2-5.6',
);
export const ToSendIcon = /* @__PURE__ */ icon('M12 19.6V5.2M6.4 10.6 12 5l5.6 5.6M4.8 19.8H7M17 19.8h2.2');
export const CloudOffIcon = /* @__PURE__ */ icon(
  'M9.4 6.4a5.5 5.5 0 0 1 6.8 2.3 4.9 4.9 0 0 1 3 8M6.4 9.8a4.4 4.4 0 0 0 .8 8.7h9.6M4 4.2l16 15.8',
);
export const ServerOffIcon = /* @__PURE__ */ icon(
  'M4.4 4.8h15.2v5.4H4.4zM12.4 13.8h-8v5.4h7.8M15.8 15.2l4.2 4.2M20 15.2l-4.2 4.2',
  [8, 7.5, 1.1],
);
export const KeyIcon = /* @__PURE__ */ icon('M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 12h8.4v3.6M16.6 12v2.8');
export const WarningIcon = /* @__PURE__ */ icon('M12 4.2 20.8 19.4H3.2zM12 10.2v4', [12, 16.8, 1.1]);
export const InfoIcon = /* @__PURE__ */ icon(
  'M12 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8zM12 11.2v5',
  [12, 8, 1.1],
);
export const UpIcon = /* @__PURE__ */ icon('M12 19.2V5.2M6.4 10.8 12 5.2l5.6 5.6');
export const FallIcon = /* @__PURE__ */ icon('M12 4.8v14M6.4 13.2l5.6 5.6 5.6-5.6');
export const SteadyIcon = /* @__PURE__ */ icon('M5 9.4h14M5 14.6h14');
export const DiscardedIcon = /* @__PURE__ */ icon(
  'M12 3.6a8.4 8.4 0 1 0 0 16.8 8.4 8.4 0 0 0 0-16.8zM8.8 8.8l6.4 6.4M15.2 8.8l-6.4 6.4',
);
