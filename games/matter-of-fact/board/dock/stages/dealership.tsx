import { BOUGHT_VEHICLES, DEALERSHIP, SPEED } from '../../../content/vehicles.ts';
import { Icon } from '../../art/icon.tsx';
import { VEHICLE_ICONS } from '../../art/look.ts';
import { useTable } from '../../table/context.ts';
import { c } from '../look.ts';
import { ActionButton } from '../panel.tsx';

/** Two vehicles; they drive from the next turn. */
export function Vehicles() {
  const { view, words, label, seat } = useTable();
  if (seat === null) return null;
  const cash = view.players[seat].cash.secret ?? 0;
  return BOUGHT_VEHICLES.map((vehicle) => {
    const has = view.players[seat].vehicles[vehicle];
    const { price, refund } = DEALERSHIP[vehicle];
    return (
      <div key={vehicle} className={c('lot')} data-place={`vehicle-${vehicle}`}>
        <span className={c('what')}>
          <Icon name={VEHICLE_ICONS[vehicle]} size={30} /> <b>{words.vehicles[vehicle]}</b>
          <small>
            {label.invest.vehicle(SPEED[vehicle], view.vehiclesLeft[vehicle])}
            {has === 'none' && `; ${label.asset.cashAfter(cash, cash - price)}`}
          </small>
        </span>
        {has === 'none' ? (
          <ActionButton type="buyVehicle" fields={{ vehicle }}>
            {label.invest.buyFor(price)}
          </ActionButton>
        ) : (
          <ActionButton type="returnVehicle" fields={{ vehicle }} look="quiet">
            {label.invest.returnFor(refund)}
          </ActionButton>
        )}
      </div>
    );
  });
}
