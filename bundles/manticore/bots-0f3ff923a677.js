// kernel/offers.ts
function e(e, n) {
	if (n === void 0) return { one: e };
	let { open: r, barred: i } = t(e, n);
	return i === null ? { one: r } : {
		one: r,
		not: i
	};
}
function t(e, t) {
	let n = [], r = null;
	for (let i of e) {
		let e = t(i);
		e === null ? n.push(i) : r === null ? r = [{
			value: i,
			because: e
		}] : r.push({
			value: i,
			because: e
		});
	}
	return {
		open: n,
		barred: r
	};
}
function n(e, t) {
	return r({ type: e.type }, e.fields, t);
}
function r(e, t, n) {
	for (let r in t) e[r] = i(t[r], n);
	return e;
}
function i(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return r({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: i, atMost: a } = e, o = i + t(Math.min(a, n.length) - i + 1), s = [...n];
	return Array.from({ length: o }, () => s.splice(t(s.length), 1)[0]);
}
// search/random.ts
function a({ game: e, checks: t, search: r }) {
	return {
		name: "random",
		choose({ seat: i, view: a, offers: o }, s) {
			let c = o[s(o.length)];
			if (c === void 0) throw Error(`${e}: seat ${i} was asked without an offer`);
			if (!t.includes(c.type)) return n(c, s);
			let l = r.sample(r.redeal(a, s(4294967296)), i, s, o);
			if (l === null) throw Error(`${e}: seat ${i} found no offer that holds`);
			let { seat: u, ...d } = l;
			return d;
		}
	};
}
// games/manticore/content/board.ts
var o = [
	{
		q: -6,
		r: -3,
		cells: ". . . . E E . . S S . . ."
	},
	{
		q: -5,
		r: -3,
		cells: ". . . E E . . S S . . ."
	},
	{
		q: -4,
		r: -4,
		cells: ". I . . . . . . . . . W ."
	},
	{
		q: -3,
		r: -4,
		cells: "I I . . . . . . . . W W"
	},
	{
		q: -2,
		r: -5,
		cells: ". . . . . . . . . . . . ."
	},
	{
		q: -1,
		r: -5,
		cells: ". . . . . C C . . . . ."
	},
	{
		q: 0,
		r: -6,
		cells: "F F . . . C C C . . . D D"
	},
	{
		q: 1,
		r: -6,
		cells: "F F . . . C C . . . D D"
	},
	{
		q: 2,
		r: -7,
		cells: ". . . . . . 10 . . . . . ."
	},
	{
		q: 3,
		r: -7,
		cells: ". 2 3 . . 9 . . . . . ."
	},
	{
		q: 4,
		r: -8,
		cells: ". 1 . 4 . . 8 . . . H H ."
	},
	{
		q: 5,
		r: -8,
		cells: "M . . 5 6 7 . X . . H ."
	},
	{
		q: 6,
		r: -9,
		cells: "M M . . . . . X X . . . ."
	}
], s = {
	C: "city",
	M: "cave",
	F: "forge",
	E: "elvenWorkshop",
	D: "dwarfWorkshop",
	S: "shoeManufactory",
	W: "witchHut",
	H: "druidHut",
	I: "iceTower",
	X: "fieryEarth"
}, c = [
	"forge",
	"elvenWorkshop",
	"dwarfWorkshop",
	"shoeManufactory",
	"witchHut",
	"druidHut",
	"iceTower",
	"fieryEarth"
], l = o.flatMap(({ q: e, r: t, cells: n }) => n.split(" ").map((n, r) => ({
	hex: {
		q: e,
		r: t + r
	},
	sign: n
}))), u = l.map((e, t) => t), d = l.map(({ hex: e }) => e), f = l.map(({ sign: e }) => s[e] ?? "forest"), p = new Map(u.map((e) => [`${d[e].q},${d[e].r}`, e]));
function m(e, t) {
	let n = p.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no cell (${e},${t})`);
	return n;
}
var ee = m(5, -8), te = m(1, 0), h = [
	ee,
	...l.flatMap(({ sign: e }, t) => Number(e) > 0 ? [{
		step: Number(e),
		cell: t
	}] : []).sort((e, t) => e.step - t.step).map(({ cell: e }) => e),
	te
], g = h.length - 1, ne = [
	m(1, 0),
	m(0, -1),
	m(1, -1),
	m(0, 1),
	m(-1, 1),
	m(-1, 0),
	m(0, 0)
], re = {
	warrior: {
		initiative: 4,
		defense: 2,
		attack: 4,
		shooting: 3,
		magic: 1
	},
	mage: {
		initiative: 5,
		defense: 1,
		attack: 1,
		shooting: 2,
		magic: 4
	},
	dwarf: {
		initiative: 4,
		defense: 4,
		attack: 3,
		shooting: 1,
		magic: 2
	},
	elf: {
		initiative: 6,
		defense: 2,
		attack: 1,
		shooting: 4,
		magic: 2
	}
};
Object.keys(re);
var ie = {
	radan: "warrior",
	zorya: "warrior",
	oslav: "mage",
	milena: "mage",
	borun: "dwarf",
	dagna: "dwarf",
	taeril: "elf",
	syvene: "elf"
}, ae = Object.keys(ie), _ = {
	sword: {
		family: "physical",
		home: "forge",
		tokens: {
			"SW-1": 3,
			"SW-2": 2,
			"SW-3": 2,
			"SW-4": 1
		}
	},
	bow: {
		family: "physical",
		home: "elvenWorkshop",
		tokens: {
			"BW-1": 3,
			"BW-2": 2,
			"BW-3": 2,
			"BW-4": 1
		}
	},
	shield: {
		family: "physical",
		home: "dwarfWorkshop",
		tokens: {
			"SH-1": 3,
			"SH-2": 2,
			"SH-3": 2,
			"SH-4": 1
		}
	},
	boots: {
		family: "physical",
		home: "shoeManufactory",
		tokens: {
			"BT-1": 3,
			"BT-2": 2,
			"BT-3": 2,
			"BT-4": 1
		}
	},
	amulet: {
		family: "magical",
		home: "witchHut",
		tokens: {
			"AM-1": 3,
			"AM-2": 2,
			"AM-3": 1,
			"AM-4": 1
		}
	},
	helmet: {
		family: "magical",
		home: "druidHut",
		tokens: {
			"HM-1": 3,
			"HM-2": 2,
			"HM-3": 1,
			"HM-4": 1
		}
	},
	iceBoulder: {
		family: "magical",
		home: "iceTower",
		tokens: {
			"IB-1": 3,
			"IB-2": 2,
			"IB-3": 1
		}
	},
	fireball: {
		family: "magical",
		home: "fieryEarth",
		tokens: {
			"FB-1": 3,
			"FB-2": 2,
			"FB-3": 1
		}
	}
}, oe = Object.keys(_), se = [
	"sword",
	"bow",
	"shield",
	"boots",
	"amulet",
	"helmet"
], ce = (e) => e === "iceBoulder" || e === "fireball", le = oe.flatMap((e) => Object.entries(_[e].tokens).map(([t, n]) => [t, {
	kind: e,
	strength: n
}])), v = Object.fromEntries(le), ue = le.map(([e]) => e), de = (e) => ce(v[e].kind), fe = (e) => !de(e), y = (e) => ue.filter((t) => v[t].kind === e), pe = {
	sword: y("sword"),
	bow: y("bow"),
	shield: y("shield"),
	boots: y("boots"),
	amulet: y("amulet"),
	helmet: y("helmet"),
	iceBoulder: y("iceBoulder"),
	fireball: y("fireball")
}, me = {
	iceBoulder: "fireball",
	fireball: "iceBoulder"
}, b = {
	hound: {
		temper: "ordinary",
		level: 3,
		power: 1
	},
	gnarl: {
		temper: "ordinary",
		level: 4,
		power: 2
	},
	cinderwing: {
		temper: "aggressive",
		level: 3,
		power: 1
	}
}, x = {
	M1: "hound",
	M2: "hound",
	M3: "hound",
	M4: "gnarl",
	M5: "cinderwing",
	M6: "cinderwing",
	M7: "cinderwing"
}, he = Object.keys(x), ge = (e) => ie[e.hero], _e = (e) => e.stack.find((e) => e.phase === "turn"), S = (e, t) => e.heroes[t].life > 0, C = (e) => e.order.filter((t) => S(e, t)), ve = (e, t) => re[ge(e)][t], w = (e, t) => ve(e, t) + e.power[t], T = (e) => e === null ? 0 : v[e].strength, ye = (e) => e.bootsWork ? T(e.worn.boots) : 0, E = (e) => w(e, "initiative") + ye(e) - e.bag.length, D = (e) => e.isDone ? 0 : Math.max(0, E(e) - e.spent);
function be(e) {
	return [...xe(e), ...e.bag];
}
function xe(e) {
	let t = [];
	for (let n of se) {
		let r = e.worn[n];
		r !== null && t.push(r);
	}
	return t;
}
// kernel/rules.ts
var Se = { to: "stay" }, Ce = { to: "next" };
function we(e) {
	return {
		to: "done",
		result: e
	};
}
function Te() {
	return {
		stay: Se,
		next: Ce,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: we,
		call: (e, t) => ({
			to: "call",
			phase: e,
			locals: t
		}),
		become: (e, t) => ({
			to: "become",
			phase: e,
			locals: t
		}),
		no: (e, t, n) => ({
			refused: t,
			rule: e,
			facts: n
		}),
		phase: (e, t) => {
			let n = Object.keys(t);
			return {
				steps: t,
				first: n[0] ?? "",
				following: Object.fromEntries(n.map((e, t) => [e, n[t + 1]]))
			};
		},
		emit: (e, t, n) => {
			e.events?.push({
				type: t,
				...n
			});
		},
		game: (e) => e
	};
}
// kernel/seats.ts
var O = (e, t) => e.map(t), Ee = [
	0,
	1,
	2,
	3,
	4,
	5
], De = [
	{
		q: 0,
		r: -1
	},
	{
		q: 1,
		r: -1
	},
	{
		q: 1,
		r: 0
	},
	{
		q: 0,
		r: 1
	},
	{
		q: -1,
		r: 1
	},
	{
		q: -1,
		r: 0
	}
], k = (e) => (e + 3) % 6;
function Oe({ q: e, r: t }, n) {
	let r = De[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function ke(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function Ae(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return n * n + n * r + r * r;
}
function je(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of Ee) {
			let { q: t, r: i } = Oe(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = ke(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
var Me = (e, t, n) => e.neighbours[t * 6 + n], Ne = (e, t, n) => e.distances[t * e.size + n];
function A(e, t, n, r = 1e3) {
	let i = new Int16Array(e.size).fill(-1), a = new Int16Array(e.size).fill(-1), { neighbours: o } = e, s = [[...t]];
	for (let e of t) i[e] = 0;
	for (let e = 0; e < s.length; e++) for (let t of s[e] ?? []) if (i[t] === e) for (let c = 0; c < 6; c++) {
		let l = o[t * 6 + c];
		if (l === -1) continue;
		let u = i[l];
		if (u !== -1 && u <= e) continue;
		let d = n(t, l, c), f = e + d;
		d === 0 || f > r || u !== -1 && u <= f || (i[l] = f, a[l] = t, (s[f] ??= []).push(l));
	}
	return {
		costs: i,
		from: a
	};
}
// games/manticore/rules/board.ts
var j = je(d), M = O(u, (e) => Ee.flatMap((t) => {
	let n = Me(j, e, t);
	return n === -1 ? [] : [{
		cell: n,
		direction: t
	}];
})), Pe = (e, t) => Ne(j, e, t), N = (e, t) => Ne(j, e, t) === 1, P = (e) => u.filter((t) => f[t] === e), F = P("city"), Fe = P("cave"), Ie = (e) => f[e] === "city", Le = P("forest"), Re = (e, t) => Math.min(...t.map((t) => Pe(e, t))), I = O(u, (e) => Re(e, F)), ze = O(u, (e) => Ae(d[e], {
	q: 0,
	r: 0
})), Be = (e) => O(u, (t) => Re(t, P(e))), Ve = new Map(c.map((e) => [e, Be(e)])), He = (e, t) => Ve.get(t)?.[e] ?? 0, Ue = u.filter((e) => Re(e, Fe) <= 1), We = O(u, (e) => Ue.includes(e)), Ge = (e) => We[e];
function Ke(e) {
	let t = f[e];
	return t === "forest" || t === "city" || t === "cave" ? null : t;
}
// games/manticore/rules/standing.ts
function qe(e, t) {
	return Je(e, t) ?? Xe(e, t);
}
function Je(e, t) {
	for (let n of e.seats) if (e.heroes[n].cell === t) return n;
	return null;
}
function Ye(e, t) {
	for (let n of he) if (e.monsters[n].cell === t) return n;
	return null;
}
function Xe(e, t) {
	return Ze(e) === t ? "manticore" : Ye(e, t);
}
var Ze = (e) => h[e.manticore.step];
function L(e, t) {
	return typeof t == "number" ? e.heroes[t].cell : t === "manticore" ? Ze(e) : e.monsters[t].cell;
}
function Qe(e) {
	let t = new Uint8Array(e.roads.length);
	for (let n of e.seats) $e(t, e.heroes[n].cell);
	for (let n of he) $e(t, e.monsters[n].cell);
	return $e(t, Ze(e)), t;
}
function $e(e, t) {
	t !== null && (e[t] = 1);
}
// games/manticore/rules/vocabulary.ts
var { phase: et, call: tt, become: nt, done: rt, goTo: it, next: at, stay: ot, no: R, emit: st, game: ct } = Te(), z = ({ options: e }) => e.practice !== "off";
function B({ options: e }) {
	return e.practice === "manticore" ? "manticore" : he.find((t) => x[t] === e.practice) ?? null;
}
var lt = (e, t) => !z(e) || B(e) === t;
h[g - 1];
// games/manticore/content/manticore.ts
var ut = {
	1: {
		life: 10,
		defense: 8,
		attack: 7,
		shooting: 5,
		magic: 8
	},
	2: {
		life: 10,
		defense: 10,
		attack: 9,
		shooting: 7,
		magic: 10
	},
	3: {
		life: 20,
		defense: 12,
		attack: 11,
		shooting: 9,
		magic: 12
	},
	4: {
		life: 20,
		defense: 14,
		attack: 13,
		shooting: 11,
		magic: 14
	}
};
// games/manticore/rules/stacks.ts
function dt(e, t) {
	let [n] = e.stacks[t].kind.secret;
	if (n === void 0) throw Error("every location has a stack");
	return n;
}
function V(e, t) {
	let n = pe[dt(e, t)];
	return e.stacks[t].ranks.flatMap((e) => n[e] ?? []);
}
var ft = (e, t) => e.stacks[t].ranks.length === 0;
function pt(e) {
	for (let { home: t, family: n } of Object.values(_)) if (t === e) return n;
	return "physical";
}
var mt = (e, t) => e.stacks[t].kind.seen[0] !== 0, H = (e) => b[x[e]].level, ht = (e) => b[x[e]].temper === "aggressive", gt = (e) => b[x[e]].power, _t = (e) => he.filter((t) => e.monsters[t].is === "alive");
function U(e, t) {
	let { cell: n } = e.monsters[t];
	return n !== null && Ie(n);
}
var vt = (e) => e.options.monsters === "static" && e.options.scenario === "base";
function yt(e, t) {
	if (t.is === "open") return t.token;
	let n = pe[dt(e, t.from)][t.rank];
	if (n === void 0) throw Error("a hidden token comes from a stack");
	return n;
}
var bt = (e, t, n) => St(e, e.monsters[t].carries, n), xt = (e, t, n) => St(e, e.monsters[t].carries.filter((e) => e.is === "open"), n);
function St(e, t, n) {
	let r = 0;
	for (let i of t) {
		let t = v[yt(e, i)];
		t.kind === n && t.strength > r && (r = t.strength);
	}
	return r;
}
function Ct(e, t) {
	let n = Number(e.options.monsterInitiative);
	return (n > 1 ? Math.min(n, H(t)) : 1) + (n > 1 || e.options.monsterBoots === "fast" ? xt(e, t, "boots") : 0);
}
// games/manticore/rules/values.ts
var wt = {
	magicAttack: {
		of: "magic",
		with: "amulet"
	},
	magicDefense: {
		of: "magic",
		with: "helmet"
	},
	close: {
		of: "attack",
		with: "sword"
	},
	defense: {
		of: "defense",
		with: "shield"
	},
	shooting: {
		of: "shooting",
		with: "bow"
	}
}, Tt = (e) => e === "magic" ? "magicAttack" : e;
function Et(e, t) {
	return e === "magic" ? "magicDefense" : e === "close" && t !== "cover" ? "close" : "defense";
}
function Dt(e, t, n) {
	let r = wt[n];
	if (typeof t == "number") {
		let n = e.heroes[t];
		return {
			who: t,
			base: ve(n, r.of),
			power: n.power[r.of],
			artifact: T(n.worn[r.with]),
			spells: 0
		};
	}
	return t === "manticore" ? {
		who: t,
		base: Ot(e)[r.of],
		power: 0,
		artifact: 0,
		spells: 0
	} : {
		who: t,
		base: H(t),
		power: 0,
		artifact: bt(e, t, r.with),
		spells: 0
	};
}
function Ot(e) {
	let { defense: t, attack: n, shooting: r, magic: i } = ut[e.options.manticoreSheet === "flat" ? 2 : At(e)], a = Number(e.options.manticoreMight);
	return {
		defense: t + a,
		attack: n + a,
		shooting: r + a,
		magic: i + a
	};
}
var kt = (e) => ut[At(e)].life, At = (e) => e.seats.length;
function jt(e, t, n, r = []) {
	let i = Nt(t).map((t) => {
		let i = Dt(e, t, n);
		for (let e of r) e.who === t && (i.spells += Mt(e.spells));
		return i;
	});
	return {
		party: t,
		terms: i,
		sum: i.reduce((e, t) => e + t.base + t.power + t.artifact + t.spells, 0)
	};
}
var Mt = (e) => e.reduce((e, t) => e + v[t].strength, 0), Nt = (e) => e.is === "heroes" ? e.seats : [e.foe];
function Pt(e, t) {
	return typeof t == "number" ? e.heroes[t].life : t === "manticore" ? e.manticore.life : H(t) - e.monsters[t].damage;
}
// games/manticore/rules/waking.ts
var Ft = (e) => e.manticore.wokeIn !== null, It = (e) => !Ft(e) && !z(e);
// games/manticore/rules/harm.ts
function Lt(e, t) {
	if (typeof t == "string") return e.monsters[t].carries.flatMap((e) => e.is === "open" ? e.token : []);
	let n = e.heroes[t];
	return [...be(n), ...Object.values(n.spells).filter((e) => e !== null)];
}
var Rt = (e, t) => t === "manticore" ? [] : Lt(e, t).filter(fe), zt = [
	"slot",
	"swap",
	"bag"
], Bt = (t, n) => e(zt, (e) => Vt(t, n, e));
function Vt(e, t, n) {
	if (de(t)) {
		let { kind: r } = v[t];
		return n === "slot" ? e.spells[r] === null ? null : R("MC-5.7", "slotFull", { kind: r }) : R("MC-5.6", "noBagForSpells", {});
	}
	let { kind: r } = v[t], i = e.worn[r] !== null;
	return n === "slot" ? i ? R("MC-7.2", "slotFull", { kind: r }) : null : n === "swap" && !i ? R("MC-7.2", "slotEmpty", { kind: r }) : Ht(e, 1 + (n === "swap" && r === "boots" ? ye(e) : 0));
}
function Ht(e, t) {
	let n = E(e) - t;
	return n < 1 ? R("MC-R11", "tooHeavy", { index: n }) : null;
}
var Ut = (e) => ["iceBoulder", "fireball"].filter((t) => e.spells[t] !== null), Wt = [
	"magic",
	"close",
	"shooting"
], Gt = {
	"CC-M1": "magic",
	"CC-M2": "magic",
	"CC-M3": "magic",
	"CC-M4": "magic",
	"CC-C1": "close",
	"CC-C2": "close",
	"CC-C3": "close",
	"CC-C4": "close",
	"CC-S1": "shooting",
	"CC-S2": "shooting",
	"CC-S3": "shooting",
	"CC-S4": "shooting"
}, Kt = Object.keys(Gt);
// games/manticore/rules/trophies.ts
function qt(e, t) {
	return typeof t == "number" ? Number(e.options.heroKillPower) : t === "manticore" ? 0 : gt(t);
}
// games/manticore/rules/targets.ts
function Jt(e, t, n) {
	let [r, i] = [L(e, t), L(e, n)];
	return r !== null && i !== null && N(r, i);
}
var Yt = (e, t) => e.seats.filter((n) => Jt(e, t, n)), Xt = (e, t) => !e.attacked.includes(t);
function Zt(e, t, n) {
	let r = e.heroes[n];
	return r.isDone ? R("MC-14.3", "turnIsOver", { hero: n }) : Jt(e, n, t) ? D(r) < 1 ? R("MC-14.2", "cannotPay", { hero: n }) : null : R("MC-14.4", "notBeside", { hero: n });
}
var Qt = (e, t, n) => e.order.filter((r) => r !== t && r !== n && S(e, r)), $t = {
	sword: "attack",
	bow: "shooting",
	amulet: "magic"
};
function en(e, t) {
	switch (t) {
		case "boots": return 4;
		case "shield": return 2.6;
		case "helmet": return 2.2;
		default: return $t[t] === tn(e) ? 4.5 : 2.4;
	}
}
function tn(e) {
	let [t, n, r] = [
		w(e, "attack"),
		w(e, "shooting"),
		w(e, "magic")
	];
	return t >= n && t >= r ? "attack" : n >= r ? "shooting" : "magic";
}
var nn = 2.6, rn = 3;
function W(e, t) {
	if (de(t)) {
		let { kind: n, strength: r } = v[t];
		return e.spells[n] === null ? nn * r : 0;
	}
	let { kind: n, strength: r } = v[t], i = e.worn[n], a = r - T(i);
	return a <= 0 ? 0 : en(e, n) * a - (i === null ? 0 : rn);
}
// games/manticore/bot/carrying.ts
function an(e) {
	let t = e.g.heroes[e.me];
	return t.unassigned > 0 ? {
		type: "assign",
		to: on(t)
	} : sn(e) ?? un(e);
}
function on(e) {
	return E(e) <= 4 && e.power.initiative === 0 ? "initiative" : e.power[tn(e)] <= 2 * e.power.defense + 1 ? tn(e) : "defense";
}
function sn({ g: e, me: t }) {
	let n = e.heroes[t];
	if (n.cell === null) return null;
	let r = Ke(n.cell), i = r === null ? null : cn(n, V(e, r));
	if (i !== null) return {
		type: "take",
		...i
	};
	let a = cn(n, e.ground.filter(({ cell: e }) => e === n.cell).map(({ artifact: e }) => e));
	return a === null ? null : {
		type: "pickUp",
		artifact: a.token,
		place: a.place
	};
}
function cn(e, t) {
	let n = null, r = 0;
	for (let i of t) {
		let t = W(e, i), a = ln(e, i);
		t <= r || a === null || (n = {
			token: i,
			place: a
		}, r = t);
	}
	return n;
}
function ln(e, t) {
	return Bt(e, t).one.find((e) => e !== "bag") ?? null;
}
function un({ g: e, me: t }) {
	let n = e.heroes[t];
	for (let r of n.bag) {
		let i = n.worn[v[r].kind], a = T(r) > T(i);
		if (a && Ht(n, 0) === null && (i === null || v[r].kind !== "boots")) return {
			type: "equip",
			artifact: r
		};
		if (D(n) === 0) continue;
		let o = e.options.mode === "coop" ? dn(e, Yt(e, t), r) : null;
		if (o !== null) return {
			type: "give",
			artifact: r,
			to: o
		};
		if (!a) return {
			type: "drop",
			token: r
		};
	}
	return null;
}
function dn(e, t, n) {
	let r = (t) => _e(e)?.refused.some((e) => e.seat === t && e.artifact === n) ?? !1;
	return t.find((t) => e.heroes[t].worn[v[n].kind] === null && !r(t)) ?? null;
}
// games/manticore/rules/odds.ts
var fn = (e, t) => e === "magic" || e === "close" && t !== "cover";
// games/manticore/rules/attack-facts.ts
function pn(e) {
	let t = Kt.filter((t) => !e.combatDiscard.includes(t)), [n = 0, r = 0, i = 0] = Wt.map((e) => t.filter((t) => Gt[t] === e).length);
	return {
		magic: n,
		close: r,
		shooting: i
	};
}
// games/manticore/content/road-tokens.ts
var G = {
	straight: {
		exits: [0, 3],
		copies: 7,
		turns: 3,
		monster: null
	},
	wideBend: {
		exits: [0, 2],
		copies: 7,
		turns: 6,
		monster: null
	},
	sharpBend: {
		exits: [0, 1],
		copies: 2,
		turns: 6,
		monster: null
	},
	threeWay: {
		exits: [
			0,
			2,
			4
		],
		copies: 5,
		turns: 2,
		monster: null
	},
	rightFork: {
		exits: [
			0,
			2,
			3
		],
		copies: 5,
		turns: 6,
		monster: null
	},
	leftFork: {
		exits: [
			0,
			3,
			4
		],
		copies: 5,
		turns: 6,
		monster: null
	},
	crossing: {
		exits: [
			0,
			1,
			3,
			4
		],
		copies: 3,
		turns: 3,
		monster: null
	},
	star: {
		exits: [
			0,
			1,
			2,
			3,
			4,
			5
		],
		copies: 1,
		turns: 1,
		monster: null
	},
	lesserLair: {
		exits: [0, 2],
		copies: 3,
		turns: 6,
		monster: "hound"
	},
	greatLair: {
		exits: [
			0,
			2,
			4
		],
		copies: 1,
		turns: 2,
		monster: "gnarl"
	},
	raiderLair: {
		exits: [0, 3],
		copies: 3,
		turns: 3,
		monster: "cinderwing"
	},
	awakening: {
		exits: [0, 3],
		copies: 0,
		turns: 3,
		monster: null
	}
}, mn = Object.keys(G), hn = [
	0,
	1,
	2,
	3,
	4,
	5
], gn = (e) => 1 << e, _n = (e) => O(hn, (t) => G[e].exits.reduce((e, n) => e | 1 << (n + t) % 6, 0)), vn = Object.fromEntries(Object.keys(G).map((e) => [e, _n(e)])), yn = (e, t) => ({
	token: e,
	rotation: t,
	exits: vn[e][t]
}), bn = 63, xn = Uint8Array.from(u, (e) => f[e] === "forest" ? 0 : bn);
function Sn(e) {
	let { roads: t } = e, n = xn.slice();
	for (let e = 0; e < n.length; e++) {
		let r = t[e];
		r != null && (n[e] = r.exits);
	}
	return n;
}
var Cn = (e, t, n, r) => (e[t] & gn(r)) !== 0 && (e[n] & gn(k(r))) !== 0;
function K(e, t, n, r) {
	return e[n] === 0 ? 3 : e[t] === 0 || Cn(e, t, n, r) ? 1 : 3;
}
function wn(e) {
	let t = Sn(e);
	return {
		open: t,
		distances: A(j, F, (e, n, r) => +!!Cn(t, e, n, r)).costs
	};
}
function Tn({ distances: e }, t) {
	let n = e[t];
	return n === -1 ? null : n;
}
function En(e) {
	let t = Sn(e);
	return A(j, F, (e, n, r) => K(t, e, n, r)).costs;
}
// games/manticore/rules/headings.ts
function Dn(e) {
	return {
		rule: "MC-18.5",
		why: "straight",
		goal: F.filter((t) => Pe(e, t) === I[e]),
		location: null,
		nearer: (e) => Pn(e, (t) => I[t] < I[e]).sort((e, t) => ze[e] - ze[t])
	};
}
var On = (e, t, n) => kn(e, t, n) ?? Mn(e, n);
function kn(e, t, n) {
	let { looted: r } = e.monsters[t], i = [], a = 2;
	for (let t of c) {
		let o = He(n, t);
		o < 1 || o > a || ft(e, t) || r.includes(t) || (o < a && (i = []), i.push(t), a = o);
	}
	let o = An(e, i);
	return o === void 0 ? null : {
		rule: "MC-19.1",
		why: "loot",
		goal: P(o),
		location: o,
		nearer: (e) => Fn(Pn(e, (t) => He(t, o) < He(e, o)))
	};
}
function An(e, t) {
	return t.some((t) => !e.stacks[t].isOpen) ? t[0] : [...t].sort((t, n) => jn(e, n) - jn(e, t))[0];
}
function jn(e, t) {
	let [n] = V(e, t);
	return n === void 0 ? 0 : v[n].strength;
}
function Mn(e, t) {
	let n = wn(e);
	if (Tn(n, t) !== null) {
		let e = (e, { cell: t, direction: r }) => n.distances[t] === n.distances[e] - 1 && Cn(n.open, e, t, r);
		return {
			rule: "MC-18.4",
			why: "road",
			goal: [...F],
			location: null,
			nearer: (t) => Fn(Pn(t, (n, r) => e(t, r)))
		};
	}
	let r = Nn(t, (e) => Tn(n, e)), i = (e) => Math.min(...r.map((t) => Pe(e, t)));
	return {
		rule: "MC-19.4",
		why: "toRoad",
		goal: r,
		location: null,
		nearer: (e) => Fn(Pn(e, (t) => i(t) < i(e)))
	};
}
function Nn(e, t) {
	let n = [], r = Infinity;
	for (let i of u) {
		let a = t(i);
		if (a === null) continue;
		let o = Pe(e, i) * u.length + a;
		o > r || (o < r && (n = []), n.push(i), r = o);
	}
	return n;
}
var Pn = (e, t) => M[e].filter((e) => t(e.cell, e)).map((e) => e.cell), Fn = (e) => e.sort((e, t) => I[e] - I[t]);
// games/manticore/rules/courses.ts
function In(e, t) {
	let { cell: n, appearedIn: r } = e.monsters[t];
	if (n === null) throw Error(`${t} is not on the board`);
	return z(e) ? Ln(e, t, n) ?? q(n, "MC-26.1", "static") : vt(e) ? q(n, "MC-26.1", "static") : e.round > 0 && r === e.round ? q(n, "MC-29.6", "justCame") : ht(t) ? Rn(e, t, n) : zn(e, t, n);
}
function Ln(e, t, n) {
	let r = Vn(e, n);
	return r === null ? null : {
		...q(n, U(e, t) ? "MC-21.3" : "MC-20.5", "heroBeside"),
		goal: [Hn(e, r)],
		act: {
			is: "attack",
			prey: r
		}
	};
}
function Rn(e, t, n) {
	let r = Ln(e, t, n);
	if (r !== null) return r;
	if (U(e, t)) return q(n, "MC-21.3", "inCity");
	let i = Dn(n), a = i.nearer(n).find((t) => qe(e, t) === null);
	return a === void 0 ? {
		...i,
		from: n,
		rule: "MC-18.6",
		act: { is: "stay" }
	} : {
		...i,
		from: n,
		act: {
			is: "step",
			to: a
		}
	};
}
function zn(e, t, n) {
	if (U(e, t)) return q(n, "MC-21.2", "inCity");
	let r = On(e, t, n), i = r.nearer(n), a = i.find((t) => qe(e, t) === null);
	if (a !== void 0) return {
		...r,
		from: n,
		act: {
			is: "step",
			to: a
		}
	};
	let o = Bn(e, (e) => i.includes(e));
	return o === null ? {
		...r,
		from: n,
		rule: "MC-18.6",
		act: { is: "stay" }
	} : {
		...r,
		from: n,
		rule: "MC-20.1",
		act: {
			is: "attack",
			prey: o
		}
	};
}
var q = (e, t, n) => ({
	from: e,
	rule: t,
	why: n,
	goal: [],
	location: null,
	nearer: () => [],
	act: { is: "stay" }
});
function Bn(e, t) {
	let n = null, r = Infinity;
	for (let i of e.order) {
		let { cell: a } = e.heroes[i];
		if (a === null || !t(a)) continue;
		let o = I[a] * 1e3 + E(e.heroes[i]);
		o >= r || (n = i, r = o);
	}
	return n;
}
var Vn = (e, t) => Bn(e, (e) => N(e, t));
function Hn(e, t) {
	let { cell: n } = e.heroes[t];
	if (n === null) throw Error("prey stands somewhere");
	return n;
}
// games/manticore/bot/life.ts
var J = Un();
function Un() {
	let e = [0];
	for (let t = 1; t <= 10; t++) e.push(e[t - 1] + 3.2 - .22 * t);
	return e;
}
var Wn = 14, Gn = 60;
function Kn(e, t, n) {
	let { life: r } = e.heroes[t];
	if (n < r) return J[r] - J[r - n];
	let i = C(e).length;
	return J[r] + Wn + Gn / (i * i);
}
var qn = (e, t) => J[Math.min(10, e + t)] - J[e], Jn = (e, t, n) => n === t || e.options.mode === "coop" ? 1 : .3;
function Yn(e, t, n) {
	return C(e).reduce((r, i) => r + Jn(e, t, i) * Kn(e, i, n), 0);
}
// games/manticore/bot/dangers.ts
var Xn = .86, Zn = 4;
function Qn(e, t, n) {
	let { cell: r } = e.monsters[n];
	return r === null || U(e, n) ? 0 : Math.ceil($n(t, n, r) / Ct(e, n));
}
var $n = (e, t, n) => (ht(t) ? null : Tn(e, n)) ?? I[n];
function er(e, t, n, r) {
	if (vt(e)) return 0;
	let i = Yn(e, t, 1) * Zn;
	return U(e, r) ? i : (Yn(e, t, H(r)) + i) * Xn ** (Qn(e, n, r) - 1);
}
var tr = (e, t) => t === 1 ? e * .5 : e * .14, nr = 5, rr = (e, t, n) => t + nr * gt(n) + 1 - ir(e);
function ir(e) {
	return !It(e) || e.options.scenario === "awakening" ? 0 : Math.max(0, ar - e.round) * e.seats.length ** 2;
}
var ar = 6;
function or(e) {
	return 60 / kt(e) * (sr[e.manticore.step] ?? 1);
}
var sr = {
	[g - 3]: 1.3,
	[g - 2]: 1.8,
	[g - 1]: 3
};
// games/manticore/bot/mind.ts
function Y(e, t) {
	return {
		g: e,
		me: t,
		cards: cr(e),
		roads: wn(e),
		occupied: Qe(e),
		strengths: /* @__PURE__ */ new Map(),
		prospects: /* @__PURE__ */ new Map(),
		intents: /* @__PURE__ */ new Map(),
		threats: /* @__PURE__ */ new Map(),
		helpers: /* @__PURE__ */ new Map(),
		assaults: /* @__PURE__ */ new Map()
	};
}
function cr(e) {
	let { magic: t, close: n, shooting: r } = pn(e), i = t + n + r;
	return i === 0 || e.options.combatDeck === "replace" ? {
		magic: 1 / 3,
		close: 1 / 3,
		shooting: 1 / 3
	} : {
		magic: t / i,
		close: n / i,
		shooting: r / i
	};
}
function lr({ g: e, strengths: t }, n) {
	let r = t.get(n);
	if (r !== void 0) return r;
	let i = (t) => {
		let { base: r, power: i, artifact: a } = Dt(e, n, t);
		return r + i + a;
	}, a = {
		magicAttack: i("magicAttack"),
		magicDefense: i("magicDefense"),
		close: i("close"),
		defense: i("defense"),
		shooting: i("shooting")
	};
	return t.set(n, a), a;
}
function ur(e, t) {
	let n = e.intents.get(t);
	if (n !== void 0) return n;
	let r = e.g.heroes[e.me], { cell: i } = r;
	r.cell = null;
	let a = In(e.g, t);
	return r.cell = i, e.intents.set(t, a), a;
}
function dr(e, t) {
	let n = e.threats.get(t);
	if (n !== void 0) return n;
	let r = er(e.g, e.me, e.roads, t);
	return e.threats.set(t, r), r;
}
var fr = (e) => [..._t(e), ...lt(e, "manticore") ? ["manticore"] : []], pr = ({ g: e, me: t }) => e.order.filter((n) => n !== t && S(e, n));
function X(e, t) {
	let n = e.stack.at(-1);
	if (n?.phase !== t) throw Error(`${t} is not open`);
	return n;
}
// games/manticore/bot/rivals.ts
function mr({ g: e }, t) {
	return e.manticore.life <= 5 && Jt(e, t, "manticore") ? 12 : -20;
}
// games/manticore/bot/prizes.ts
function hr(e, t, n) {
	let { g: r, me: i } = e;
	if (typeof n == "number") return {
		damage: 0,
		kill: mr(e, n)
	};
	if (n === B(r)) return gr(r, n);
	if (n !== "manticore") return {
		damage: 0,
		kill: rr(r, dr(e, n), n)
	};
	let a = r.options.mode === "coop" || t.includes(i);
	return {
		damage: or(r),
		kill: a ? 150 : 0
	};
}
var gr = (e, t) => ({
	damage: t === "manticore" ? 60 / kt(e) : 0,
	kill: 150
}), _r = ({ g: e, me: t }, n) => Array.from({ length: 11 }, (r, i) => n.reduce((n, r) => n + Jn(e, t, r) * Kn(e, r, i), 0));
// games/manticore/bot/duels.ts
function vr(e) {
	let t = X(e.g, "duel");
	return Sr(e, t, { stance: "fight" }) > Sr(e, t, { stance: "cover" }) ? { type: "fight" } : { type: "cover" };
}
function yr(e) {
	let { g: t, me: n } = e, r = X(t, "duel"), i = r.step === "counters", a = r.cast.flatMap(({ spells: e }) => e.map((e) => me[v[e].kind])), o = Ut(t.heroes[n]).filter((e) => !i || a.includes(e)), s = [], c = -Infinity;
	for (let t of xr(o)) {
		let a = t.reduce((t, r) => t + br(e, n, r), 0), o = i ? { ward: a } : { strike: a }, l = Sr(e, r, {
			stance: r.stance,
			...o
		}) - nn * a;
		l <= c || (c = l, s = t);
	}
	return {
		type: "cast",
		spells: s
	};
}
function br({ g: e }, t, n) {
	let r = e.heroes[t].spells[n];
	return r === null ? 0 : v[r].strength;
}
function xr(e) {
	let t = [[]];
	for (let n of e) t.push(...t.map((e) => [...e, n]));
	return t;
}
function Sr(e, t, { stance: n, strike: r = 0, ward: i = 0 }) {
	let a = t.kind ?? "close", o = jt(e.g, t.attacker, Tt(a), t.cast).sum + r, s = jt(e.g, t.defender, Et(a, n), t.countered).sum + i, c = fn(a, n), [l, u] = [Cr(e, t.attacker, t.defender), Cr(e, t.defender, t.attacker)], d = 0;
	for (let e = 1; e <= 6; e++) for (let t = 1; t <= 6; t++) {
		let n = o + e - s - t;
		n > 0 ? d += u(n) : n < 0 && c && (d += l(-n));
	}
	return d / 36;
}
function Cr(e, t, n) {
	if (t.is === "heroes" && (t.seats.includes(e.me) || n.is === "foe")) {
		let n = _r(e, t.seats);
		return (e) => -n[Math.min(n.length - 1, e)];
	}
	let [r = "manticore"] = Nt(t), i = Pt(e.g, r), a = hr(e, n.is === "heroes" ? n.seats : [e.me], r), o = a.damage + .15 * Math.max(0, a.kill) / i;
	return (e) => e >= i ? a.kill + a.damage * i : o * e;
}
// games/manticore/bot/gifts.ts
function wr(e, t) {
	let n = cn(e.heroes[t], [X(e, "gift").artifact]);
	return n === null ? { type: "refuse" } : {
		type: "accept",
		place: n.place
	};
}
// games/manticore/bot/blows.ts
var Tr = Array.from({ length: 11 }, (e, t) => {
	let n = t - 5;
	return {
		by: n,
		chance: (6 - Math.abs(n)) / 36
	};
}), Er = (e, t) => e[Math.min(e.length - 1, t)];
function Dr(e, t, { losses: n, prize: r, following: i }, a) {
	let o = 0;
	for (let { by: s, chance: c } of Tr) {
		let l = e + s;
		o += l >= a ? c * (r.kill + r.damage * a) : l > 0 ? c * (r.damage * l + i[a - l]) : c * (i[a] - (t ? Er(n, -l) : 0));
	}
	return o;
}
function Or(e, t, { losses: n, prize: r, following: i }, a) {
	let o = 0;
	for (let { by: s, chance: c } of Tr) {
		let l = e + s;
		l > 0 ? o += c * (i[a] - Er(n, l)) : t ? -l >= a ? o += c * (r.kill + r.damage * a) : o += c * (r.damage * -l + i[a + l]) : o += c * i[a];
	}
	return o;
}
function kr(e, t, n, r) {
	let i = (e, i) => Or(t[i === "cover" ? "cover" : e], fn(e, i), n, r);
	return e.magic * i("magic", null) + e.shooting * i("shooting", null) + e.close * Math.max(i("close", "fight"), i("close", "cover"));
}
// games/manticore/bot/margins.ts
var Ar = (e, t, n) => t.reduce((t, r) => t + lr(e, r)[n], 0);
function jr(e, t, n) {
	let r = lr(e, n), i = typeof n == "number" ? Math.max(r.close, r.defense) : r.close, a = (n) => Ar(e, t, Tt(n)) - (n === "close" ? i : r[Et(n, null)]), o = (n, i) => r[Tt(n)] - Ar(e, t, Et(n, i));
	return {
		attack: {
			magic: a("magic"),
			close: a("close"),
			shooting: a("shooting")
		},
		response: {
			magic: o("magic", null),
			close: o("close", "fight"),
			shooting: o("shooting", null),
			cover: o("close", "cover")
		}
	};
}
function Mr({ g: e }, t, n) {
	if (n !== "manticore" && n !== B(e)) return 0;
	let r = 0;
	for (let n of t) for (let t of Ut(e.heroes[n])) {
		let i = e.heroes[n].spells[t];
		i !== null && (r += v[i].strength);
	}
	return r;
}
// games/manticore/bot/travel.ts
function Z(e, t) {
	return A(j, t, (t, n, r) => K(e, n, t, k(r)) || 0).costs;
}
function Q(e, t, n) {
	let r = e[t];
	return r === -1 ? 99 : r / n;
}
var $ = (e) => Math.max(1, w(e, "initiative") + T(e.worn.boots) - e.bag.length), Nr = .35;
function Pr(e, t, n) {
	let r = `${t.join()}>${n}`, i = e.prospects.get(r) ?? Fr(e, t, n);
	return e.prospects.set(r, i), i;
}
function Fr(e, t, n) {
	let r = Pt(e.g, n), i = Array.from({ length: r + 1 }, (e, t) => t), { attack: a, response: o } = jr(e, t, n), s = {
		losses: _r(e, t),
		prize: hr(e, t, n),
		following: i.map(() => 0)
	}, c = Mr(e, t, n), l = Math.max(1, ...t.map((t) => $(e.g.heroes[t]))), u = {
		chosen: [0],
		kinds: ["close"],
		drawn: [0]
	}, d = s;
	for (let n = 1; n <= l; n++) {
		let n = d, l = {
			...s,
			following: i.map((t) => t === 0 ? 0 : kr(e.cards, o, n, t))
		}, f = (e, n, r = 0) => Dr(a[n] + r, fn(n, null), l, e) - Nr * t.length, p = (t) => e.cards.magic * f(t, "magic") + e.cards.close * f(t, "close") + e.cards.shooting * f(t, "shooting");
		d = {
			...s,
			following: i.map((e) => e === 0 ? 0 : Math.max(0, p(e)))
		};
		let m = Wt.map((e) => {
			let t = f(r, e);
			return e !== "magic" || c === 0 ? t : Math.max(t, f(r, e, c) - nn * c);
		}), ee = Math.max(...m);
		u.drawn.push(p(r)), u.chosen.push(ee), u.kinds.push(Wt[m.indexOf(ee)] ?? "close");
	}
	return u;
}
function Ir(e, t, n) {
	let r = Math.min(...t.map((t) => $(e.g.heroes[t])));
	return Pr(e, t, n).chosen[r] ?? 0;
}
function Lr(e, t, n) {
	let r = [n], i = Pt(e.g, t), { attack: a, response: o } = jr(e, r, t), s = {
		losses: _r(e, r),
		prize: hr(e, r, t),
		following: Array.from({ length: i + 1 }, () => 0)
	}, c = kr(e.cards, o, s, i);
	for (let t of Wt) c += e.cards[t] * Dr(a[t], fn(t, null), s, i);
	return c;
}
function Rr(e, t, n) {
	let { attack: r } = jr(e, t, n), i = Math.max(r.magic + Mr(e, t, n), r.close, r.shooting), a = Pt(e.g, n);
	return Tr.reduce((e, { by: t, chance: n }) => i + t >= a ? e + n : e, 0);
}
// games/manticore/bot/joining.ts
function zr(e) {
	let t = X(e.g, "joint");
	return Br(e, t, [
		t.seat,
		...t.joined,
		...t.asked
	]) ? { type: "join" } : { type: "decline" };
}
function Br(e, t, n) {
	return !Gr(e, t, n) && Ur(e, t, n) > 0;
}
function Vr(e, t) {
	let n = e.helpers.get(t);
	if (n !== void 0) return n;
	let { g: r, me: i } = e, a = (e) => _e(r)?.declined.some((n) => n.seat === e && n.target === t) ?? !1, o = Qt(r, i, t).filter((e) => Zt(r, t, e) === null && !a(e)), s = {
		target: t,
		kind: null,
		plan: { blow: i }
	}, c = r.options.mode === "coop" ? o : o.filter((e) => Br(Y(r, e), s, [i, ...o]));
	return e.helpers.set(t, c), c;
}
function Hr(e) {
	let t = X(e.g, "joint");
	return Ur(e, t, [t.seat, ...t.joined]) > 0 ? { type: "goOn" } : { type: "callOff" };
}
function Ur(e, { target: t, kind: n }, r) {
	let { g: i } = e, a = i.order.filter((e) => r.includes(e)), { chosen: o, drawn: s } = Pr(e, a, t), c = Math.min(o.length - 1, ...a.map((e) => D(i.heroes[e])));
	return (n === null ? s : o)[c] ?? 0;
}
var Wr = .3;
function Gr(e, { target: t, plan: n }, r) {
	let { g: i, me: a } = e;
	return i.options.mode === "coop" || t !== "manticore" || z(i) || n.blow === a || i.options.jointFatalBlow === "shared" || i.manticore.step >= g - 1 ? !1 : Rr(e, r, t) > Wr;
}
// games/manticore/rules/refusals.ts
var Kr = (e, t) => ({
	value: e,
	because: t
}), qr = (e) => O(u, (t) => Kr(t, e)), Jr = (e) => hn.slice(0, G[e].turns), Yr = R("MC-2.5", "roadsDoNotMeet", {});
function Xr(t) {
	let n = /* @__PURE__ */ new Map();
	return Array.from({ length: 64 }, (r, i) => {
		let a = (e) => (yn(t, e).exits & i) !== 0, o = e(Jr(t), (e) => a(e) ? null : Yr), s = n.get(o.one.join());
		return n.set(o.one.join(), s ?? o), s ?? o;
	});
}
var Zr = Object.fromEntries(mn.map((e) => [e, Xr(e)])), Qr = 63, $r = (e) => e === "forest" || e === "city" ? 0 : 1 << ei.indexOf(e), ei = [...new Set(u.map((e) => f[e]))], ti = O(u, (e) => {
	let t = M[e].map((e) => f[e.cell]);
	return {
		isByCity: t.includes("city"),
		locations: t.reduce((e, t) => e | $r(t), 0)
	};
});
function ni(e) {
	let t = new Uint8Array(u.length);
	for (let n of Le) {
		let r = e.roads[n];
		if (r !== null) for (let { cell: e, direction: i } of M[n]) (r.exits & gn(i)) !== 0 && (t[e] = t[e] | gn(k(i)));
	}
	return t;
}
function ri(e, t) {
	let n = [];
	return ii(e, t, (e, t, r) => {
		t !== null && r !== null && n.push({
			cell: e,
			by: t,
			rotation: r
		});
	}), n;
}
function ii(e, t, n) {
	let r = ni(e), i = ai(r), a = e.round > 0 ? Qe(e) : null, o = Zr[t], s = o[Qr];
	for (let t of Le) {
		if (e.roads[t] !== null || a?.[t] === 1) {
			n(t, null, null);
			continue;
		}
		let { isByCity: c, locations: l } = ti[t];
		if (c) n(t, "city", s);
		else if ((l & i) !== 0) n(t, "location", s);
		else {
			let e = o[r[t]];
			e.one.length > 0 ? n(t, "road", e) : n(t, null, null);
		}
	}
}
function ai(e) {
	let t = 0;
	for (let n of oi) e[n] !== 0 && (t |= $r(f[n]));
	return t;
}
var oi = u.filter((e) => $r(f[e]) !== 0);
qr(R("MC-2.3", "joinsNothing", {})), qr(R("MC-R16", "roadThere", {}));
// games/manticore/bot/paving.ts
function si(e, t) {
	let { monster: n } = G[t], r = n === null ? ci(e) : li(e, b[n].temper), i = null, a = -Infinity;
	for (let { cell: n, rotation: o } of ri(e, t)) for (let e of o.one) {
		let o = r(n, yn(t, e).exits);
		o <= a || (i = {
			cell: n,
			rotation: e
		}, a = o);
	}
	if (i === null) throw Error("a token that can be laid is asked for");
	return {
		type: "lay",
		...i
	};
}
function ci(e) {
	let t = Sn(e), n = En(e), r = c.map((e) => ({
		costs: Z(t, P(e)),
		now: Math.min(...P(e).map((e) => n[e]))
	}));
	return (e, i) => {
		let a = t[e];
		t[e] = i;
		let o = Infinity;
		for (let { cell: r, direction: i } of M[e]) {
			let a = n[r] + K(t, r, e, k(i));
			a < o && (o = a);
		}
		let s = 0;
		for (let { costs: n, now: i } of r) {
			let r = Infinity;
			for (let { cell: i, direction: a } of M[e]) {
				let o = n[i] + K(t, e, i, a);
				o < r && (r = o);
			}
			let a = i - o - r;
			s += a > 0 ? a : .05 * Math.max(-4, a);
		}
		return t[e] = a, s;
	};
}
function li(e, t) {
	let { open: n, distances: r } = wn(e);
	return (e, i) => {
		if (t === "aggressive") return I[e];
		let a = Infinity, o = Infinity;
		for (let { cell: t, direction: s } of M[e]) {
			let e = r[t];
			if (e === -1) continue;
			o = Math.min(o, e + 1);
			let c = !!(n[t] & 1 << k(s));
			i & 1 << s && c && (a = Math.min(a, e + 1));
		}
		let s = Math.min(a, o);
		return (Number.isFinite(s) ? s : I[e] + 1) + .01 * I[e];
	};
}
// games/manticore/bot/goals.ts
var ui = .78;
// games/manticore/bot/practice.ts
function di(e, t) {
	let [n] = oe.filter((n) => fi(e.heroes[t], n) === null).flatMap((t) => V(e, _[t].home).slice(0, 1));
	return n === void 0 ? { type: "ready" } : {
		type: "arm",
		token: n
	};
}
var fi = (e, t) => t === "iceBoulder" || t === "fireball" ? e.spells[t] : e.worn[t];
function pi({ g: e, me: t, roads: n }) {
	let r = bi(e);
	if (r === null) return [];
	let i = M[r].map(({ cell: e }) => e), a = Z(n.open, i), o = $(e.heroes[t]);
	return [{
		is: "errand",
		valueFrom: (e) => e === r ? 0 : mi * ui ** Q(a, e, o)
	}];
}
var mi = 10, hi = 6, gi = (e) => C(e).every((t) => e.heroes[t].life >= hi), _i = ({ g: e }, t, n) => n === B(e) && t.length === C(e).length && gi(e);
function vi(e, t) {
	let { g: n, me: r } = e, i = B(n), a = bi(n);
	if (i === null || a === null || gi(n) || !N(a, t)) return 0;
	let o = n.heroes[r], { cell: s } = o;
	o.cell = t;
	let c = Vn(n, a);
	return o.cell = s, c === r ? yi(e, i) : 0;
}
function yi(e, t) {
	let n = e.assaults.get(t) ?? Lr(e, t, e.me);
	return e.assaults.set(t, n), n;
}
function bi(e) {
	let t = B(e);
	return t === null ? null : L(e, t);
}
// games/manticore/rules/walking.ts
var xi = (e, t) => Ge(t) && It(e);
function Si(e, t) {
	let n = Ke(t);
	return n !== null && !e.stacks[n].isOpen;
}
function Ci(e, t, n, r = Sn(e)) {
	let i = Qe(e), a = (t) => xi(e, t) || Si(e, t);
	return A(j, [t], (e, n, o) => i[n] === 1 || e !== t && a(e) ? 0 : K(r, e, n, o), n);
}
Array.from({ length: 24 }, (e, t) => qr(R("MC-3.4", "outOfReach", { left: t })));
// games/manticore/bot/plans.ts
function wi(e, t, n) {
	let { g: r, me: i } = e, a = qt(r, t), o = Rt(r, t), s = r.options.mode === "semi", c = t === "manticore" && s && r.options.jointFatalBlow === "trophy", l = r.order.filter((e) => e === i || n.includes(e)), [u = i] = s ? [i] : Ti(e, l), d = i;
	if (!s) for (let n of l) Ei(e, n, t) > Ei(e, d, t) && (d = n);
	return {
		firstPoint: a > 0 ? u : null,
		secondPoint: a > 1 ? u : null,
		artifact: o.length > 0 ? d : null,
		blow: c ? i : null
	};
}
function Ti({ g: e }, t) {
	let n = (t) => Object.values(e.heroes[t].power).reduce((e, t) => e + t, e.heroes[t].unassigned);
	return [...t].sort((e, t) => n(e) - n(t));
}
var Ei = ({ g: e }, t, n) => Math.max(0, ...Rt(e, n).map((n) => W(e.heroes[t], n))), Di = 1.2, Oi = 3, ki = 10;
function Ai(e) {
	let { g: t, me: n } = e;
	if (!Ft(t)) return [];
	let { step: r } = t.manticore, i = Math.max(Ir(e, C(t), "manticore"), r >= 7 ? ki : 0);
	if (i <= 0) return [];
	let a = $(t.heroes[n]), o = [];
	for (let t = Math.max(r + 1, 8); t < g; t++) {
		let n = h[t], s = Z(e.roads.open, ji(n, h[r + 1])), c = t - r - 1, l = Math.min(Oi, g - t) / Oi;
		o.push({
			is: "ambush",
			valueFrom(e) {
				if (e === n) return 0;
				let t = Di * Q(s, e, a);
				return i * l * ui ** (t > c ? c + 2 * t : c);
			}
		});
	}
	return o;
}
var ji = (e, t) => M[e].map(({ cell: e }) => e).filter((e) => e !== t);
// games/manticore/bot/fetching.ts
function Mi({ g: e, me: t, roads: n }) {
	let r = e.heroes[t], i = $(r), a = [], o = Pi(e), s = Z(n.open, M[h[8]].map(({ cell: e }) => e)), l = (e, t) => {
		let r = Math.min(...e.map((e) => Q(s, e, i)));
		if (r > o) return;
		let c = Z(n.open, e), l = t(c);
		l <= 0 || a.push({
			is: "errand",
			valueFrom: (e) => {
				let t = Q(c, e, i);
				return t + r > o ? 0 : l * ui ** t;
			}
		});
	};
	for (let n of c) Fi(e, t, n, 0) > 0 && l(P(n), (r) => Fi(e, t, n, Ni(e, t, n, r)));
	for (let { cell: t, artifact: n } of e.ground) {
		let e = W(r, n);
		e > 0 && l([t], () => e);
	}
	return a;
}
function Ni(e, t, n, r) {
	let i = (t) => {
		let n = e.heroes[t];
		return n.cell === null ? 99 : Q(r, n.cell, $(n));
	}, a = i(t);
	return e.order.filter((r) => r !== t && i(r) < a && Fi(e, r, n, 0) > 0).length;
}
var Pi = (e) => Ft(e) ? Math.max(0, 8 - e.manticore.step) : 99;
function Fi(e, t, n, r) {
	let i = e.heroes[t];
	if (mt(e, n)) {
		let t = 0;
		for (let a of V(e, n).slice(r)) t = Math.max(t, W(i, a));
		return t;
	}
	let a = e.stacks[n].ranks[r];
	if (a === void 0) return 0;
	let o = c.filter((t) => mt(e, t)).map((t) => dt(e, t)), s = oe.filter((e) => _[e].family === pt(n) && !o.includes(e)), l = 0;
	for (let e of s) {
		let t = pe[e][a];
		t !== void 0 && (l += W(i, t));
	}
	return l / Math.max(1, s.length);
}
// games/manticore/bot/hunting.ts
var Ii = .7;
function Li(e) {
	let { g: t, me: n } = e, r = $(t.heroes[n]);
	return _t(t).flatMap((t) => {
		let { act: n, from: i } = ur(e, t), a = n.is === "step" ? n.to : i, o = M[a].map(({ cell: e }) => e), s = Z(e.roads.open, o), c = Ii * Ri(e, t, s);
		return c <= 0 ? [] : [{
			is: "errand",
			valueFrom: (e) => e === a ? 0 : c * ui ** Q(s, e, r)
		}];
	});
}
function Ri(e, t, n) {
	let { g: r, me: i } = e, a = r.order.filter((e) => {
		if (e === i || !S(r, e)) return !1;
		let { cell: t } = r.heroes[e];
		return t !== null && n[t] <= D(r.heroes[e]);
	}), o = Ir(e, [i], t);
	return a.length === 0 ? o : Math.max(o, Ir(e, r.order.filter((e) => e === i || a.includes(e)), t));
}
// games/manticore/bot/positions.ts
var zi = 200, Bi = (e) => z(e.g) ? pi(e) : [
	...Mi(e),
	...Li(e),
	...Ai(e)
];
function Vi(e, t, n) {
	let r = {
		errand: 0,
		ambush: 0
	};
	for (let { is: e, valueFrom: i } of t) r[e] = Math.max(r[e], i(n));
	return z(e.g) ? r.errand + vi(e, n) : r.errand + r.ambush + Hi(e, n) + Gi(e, n);
}
function Hi(e, t) {
	let { g: n } = e;
	if (vt(n)) return 0;
	let r = 0;
	for (let i of _t(n)) Wi(e, i, t) && (r += Ui(e, i), U(n, i) || (r += tr(dr(e, i), Qn(n, e.roads, i))));
	return r;
}
function Ui(e, t) {
	let n = e.assaults.get(t) ?? Lr(e, t, e.me);
	return e.assaults.set(t, n), n;
}
function Wi(e, t, n) {
	let { g: r, me: i } = e, a = r.monsters[t].cell;
	if (a === null || !N(a, n)) return !1;
	if (!ht(t)) {
		let o = ur(e, t).nearer(a);
		return o.includes(n) && o.every((t) => t === n || e.occupied[t] === 1 && Je(r, t) !== i);
	}
	let o = r.heroes[i], { cell: s } = o;
	o.cell = n;
	let c = Bn(r, (e) => N(e, a));
	return o.cell = s, c === i;
}
function Gi(e, t) {
	let { g: n } = e;
	if (!Ft(n)) return Ge(t) ? -ir(n) - 5 : 0;
	let { step: r } = n.manticore;
	if (t !== h[r + 1]) return 0;
	let i = r === g - 1 ? zi : 2;
	return Ui(e, "manticore") + i;
}
// games/manticore/bot/turn.ts
var Ki = (e) => an(e) ?? qi(e);
function qi(e) {
	let { g: t, me: n } = e, r = t.heroes[n], i = r.cell, a = D(r);
	if (a === 0) return { type: "endTurn" };
	let o = Bi(e), s = Ci(t, i, a), c = {
		value: -Infinity,
		act: { type: "endTurn" }
	};
	for (let t of u) {
		let n = s.costs[t];
		if (n === -1) continue;
		let r = a - n, l = Vi(e, o, t) - .01 * n, u = (e, t) => {
			l + e > c.value && (c = {
				value: l + e,
				act: t
			});
		}, d = t === i ? { type: "endTurn" } : {
			type: "move",
			to: t
		};
		if (u(0, d), r < 1) continue;
		let f = Yi(e, i, r);
		f !== null && u(f.value, Zi(e, f));
		let p = t === i ? null : Yi(e, t, r);
		p !== null && u(p.value, d);
		let m = $i(e, t, r);
		m !== null && u(m.value, t === i ? {
			type: "heal",
			patient: m.patient,
			life: m.life
		} : d);
	}
	return c.act;
}
var Ji = 500;
function Yi(e, t, n) {
	let { g: r, me: i } = e, a = X(r, "turn"), o = null, s = r.options.mode === "semi" ? [...fr(r), ...pr(e)] : fr(r);
	for (let c of s) {
		let s = L(r, c);
		if (s !== null && N(s, t)) for (let t of Xi(Vr(e, c))) {
			let s = r.order.filter((e) => e === i || t.includes(e)), l = Pr(e, s, c), u = Math.min(n, ...t.map((e) => D(r.heroes[e])), l.chosen.length - 1), d = Xt(a, c), f = (d ? l.chosen : l.drawn)[u] ?? 0, p = _i(e, s, c) ? f + Ji : f;
			p <= 0 || o !== null && p <= o.value || (o = {
				value: p,
				target: c,
				helpers: t,
				kind: d ? l.kinds[u] ?? "close" : "card"
			});
		}
	}
	return o;
}
function Xi(e) {
	let t = [[]];
	for (let n of e) t.push(...t.map((e) => [...e, n]));
	return t;
}
function Zi(e, { target: t, helpers: n, kind: r }) {
	return n.length === 0 ? {
		type: "attack",
		target: t,
		kind: r
	} : {
		type: "attackTogether",
		target: t,
		kind: r,
		helpers: n,
		...wi(e, t, n)
	};
}
var Qi = .6;
function $i(e, t, n) {
	let { g: r, me: i } = e, a = Math.floor(n / 2);
	if (a === 0) return null;
	let o = ge(r.heroes[i]) === "mage" ? pr(e).filter((e) => N(r.heroes[e].cell ?? t, t)) : [], s = null;
	for (let e of [i, ...o]) {
		let { life: t } = r.heroes[e], n = Math.min(a, 10 - t);
		if (n === 0) continue;
		let o = Qi * Jn(r, i, e) * qn(t, n);
		(s === null || o > s.value) && (s = {
			value: o,
			patient: e,
			life: n
		});
	}
	return s;
}
// games/manticore/bot/careful.ts
var ea = ({ search: e }) => ({
	name: "careful",
	choose({ seat: t, view: n }, r) {
		return ta(e.redeal(n, r(4294967296)), t, r);
	}
});
function ta(e, t, n) {
	let r = e.stack.at(-1);
	switch (r?.phase) {
		case "muster": return r.step === "hero" ? na(e, n) : ra(e);
		case "arming": return di(e, t);
		case "paving": return si(e, r.token ?? "straight");
		case "turn": return Ki(Y(e, t));
		case "gift": return wr(e, t);
		case "joint": return r.step === "answers" ? zr(Y(e, t)) : Hr(Y(e, t));
		case "duel": return r.step === "stance" ? vr(Y(e, t)) : yr(Y(e, t));
		case "spoils": return r.step === "points" ? {
			type: "assign",
			to: on(e.heroes[t])
		} : ia(e, t);
		default: throw Error("no question is open");
	}
}
function na(e, t) {
	let n = e.seats.filter((t) => e.heroes[t].isEnlisted).map((t) => ie[e.heroes[t].hero]), r = ae.filter((e) => !n.includes(ie[e]));
	return {
		type: "enlist",
		hero: r[t(r.length)] ?? "radan"
	};
}
var ra = (e) => ({
	type: "standOn",
	cell: ne.find((t) => Je(e, t) === null) ?? te
});
function ia(e, t) {
	let n = cn(e.heroes[t], Rt(e, X(e, "spoils").victim));
	return n === null ? { type: "leaveLoot" } : {
		type: "takeLoot",
		artifact: n.token,
		place: n.place
	};
}
// \0parlour-bundle
var aa = {
	game: "manticore",
	plays: [0, 1],
	botsFor: (e) => [a(e), ea(e)]
};
export { aa as default };
