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
	let n = { type: e.type }, i = e.fields;
	for (let e in i) n[e] = r(i[e], t);
	return n;
}
function r(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let i in e.parts) n[i] = r(e.parts[i], t);
		return n;
	}
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: i, atMost: a } = e, o = i + t(Math.min(a, n.length) - i + 1), s = [...n];
	return Array.from({ length: o }, () => s.splice(t(s.length), 1)[0]);
}
// search/random.ts
function i({ game: e, checks: t, search: r }) {
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
var a = [
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
], o = {
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
}, s = [
	"forge",
	"elvenWorkshop",
	"dwarfWorkshop",
	"shoeManufactory",
	"witchHut",
	"druidHut",
	"iceTower",
	"fieryEarth"
], c = a.flatMap(({ q: e, r: t, cells: n }) => n.split(" ").map((n, r) => ({
	hex: {
		q: e,
		r: t + r
	},
	sign: n
}))), l = c.map((e, t) => t), u = c.map(({ hex: e }) => e), d = c.map(({ sign: e }) => o[e] ?? "forest"), f = new Map(l.map((e) => [`${u[e].q},${u[e].r}`, e]));
function p(e, t) {
	let n = f.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no cell (${e},${t})`);
	return n;
}
var m = p(5, -8), ee = p(1, 0), h = [
	m,
	...c.flatMap(({ sign: e }, t) => Number(e) > 0 ? [{
		step: Number(e),
		cell: t
	}] : []).sort((e, t) => e.step - t.step).map(({ cell: e }) => e),
	ee
], g = h.length - 1, te = [
	p(1, 0),
	p(0, -1),
	p(1, -1),
	p(0, 1),
	p(-1, 1),
	p(-1, 0),
	p(0, 0)
], ne = {
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
Object.keys(ne);
var re = {
	radan: "warrior",
	zorya: "warrior",
	oslav: "mage",
	milena: "mage",
	borun: "dwarf",
	dagna: "dwarf",
	taeril: "elf",
	syvene: "elf"
}, ie = Object.keys(re), _ = {
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
}, ae = Object.keys(_), oe = [
	"sword",
	"bow",
	"shield",
	"boots",
	"amulet",
	"helmet"
], se = (e) => e === "iceBoulder" || e === "fireball", ce = ae.flatMap((e) => Object.entries(_[e].tokens).map(([t, n]) => [t, {
	kind: e,
	strength: n
}])), v = Object.fromEntries(ce), le = ce.map(([e]) => e), ue = (e) => se(v[e].kind), de = (e) => !ue(e), y = (e) => le.filter((t) => v[t].kind === e), fe = {
	sword: y("sword"),
	bow: y("bow"),
	shield: y("shield"),
	boots: y("boots"),
	amulet: y("amulet"),
	helmet: y("helmet"),
	iceBoulder: y("iceBoulder"),
	fireball: y("fireball")
}, pe = {
	iceBoulder: "fireball",
	fireball: "iceBoulder"
}, me = {
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
}, b = {
	M1: "hound",
	M2: "hound",
	M3: "hound",
	M4: "gnarl",
	M5: "cinderwing",
	M6: "cinderwing",
	M7: "cinderwing"
}, x = Object.keys(b), he = (e) => re[e.hero], ge = (e) => e.stack.find((e) => e.phase === "turn"), S = (e, t) => e.heroes[t].life > 0, C = (e) => e.order.filter((t) => S(e, t)), _e = (e, t) => ne[he(e)][t], w = (e, t) => _e(e, t) + e.power[t], T = (e) => e === null ? 0 : v[e].strength, ve = (e) => e.bootsWork ? T(e.worn.boots) : 0, ye = (e) => w(e, "initiative") + ve(e) - e.bag.length, E = (e) => e.isDone ? 0 : Math.max(0, ye(e) - e.spent);
function be(e) {
	return [...xe(e), ...e.bag];
}
function xe(e) {
	let t = [];
	for (let n of oe) {
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
var D = (e, t) => e.map(t), Ee = [
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
], O = (e) => (e + 3) % 6;
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
function Pe(e, t, n, r = 1e3) {
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
var k = je(u), A = D(l, (e) => Ee.flatMap((t) => {
	let n = Me(k, e, t);
	return n === -1 ? [] : [{
		cell: n,
		direction: t
	}];
})), Fe = (e, t) => Ne(k, e, t), j = (e, t) => Ne(k, e, t) === 1, M = (e) => l.filter((t) => d[t] === e), N = M("city"), Ie = M("cave"), Le = (e) => d[e] === "city", Re = M("forest"), ze = (e, t) => Math.min(...t.map((t) => Fe(e, t))), P = D(l, (e) => ze(e, N)), Be = D(l, (e) => Ae(u[e], {
	q: 0,
	r: 0
})), Ve = (e) => D(l, (t) => ze(t, M(e))), He = new Map(s.map((e) => [e, Ve(e)])), Ue = (e, t) => He.get(t)?.[e] ?? 0, We = l.filter((e) => ze(e, Ie) <= 1), Ge = D(l, (e) => We.includes(e)), Ke = (e) => Ge[e];
function qe(e) {
	let t = d[e];
	return t === "forest" || t === "city" || t === "cave" ? null : t;
}
// games/manticore/rules/standing.ts
function Je(e, t) {
	return Ye(e, t) ?? Ze(e, t);
}
function Ye(e, t) {
	for (let n of e.seats) if (e.heroes[n].cell === t) return n;
	return null;
}
function Xe(e, t) {
	for (let n of x) if (e.monsters[n].cell === t) return n;
	return null;
}
function Ze(e, t) {
	return Qe(e) === t ? "manticore" : Xe(e, t);
}
var Qe = (e) => h[e.manticore.step];
function F(e, t) {
	return typeof t == "number" ? e.heroes[t].cell : t === "manticore" ? Qe(e) : e.monsters[t].cell;
}
function $e(e) {
	let t = new Uint8Array(e.roads.length);
	for (let n of e.seats) et(t, e.heroes[n].cell);
	for (let n of x) et(t, e.monsters[n].cell);
	return et(t, Qe(e)), t;
}
function et(e, t) {
	t !== null && (e[t] = 1);
}
// games/manticore/rules/vocabulary.ts
var { phase: tt, call: nt, become: rt, done: it, goTo: at, next: ot, stay: st, no: I, emit: ct, game: lt } = Te(), L = ({ options: e }) => e.practice !== "off";
function R({ options: e }) {
	return e.practice === "manticore" ? "manticore" : x.find((t) => b[t] === e.practice) ?? null;
}
var ut = (e, t) => !L(e) || R(e) === t;
h[g - 1];
// games/manticore/content/manticore.ts
var dt = {
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
function ft(e, t) {
	let [n] = e.stacks[t].kind.secret;
	if (n === void 0) throw Error("every location has a stack");
	return n;
}
function z(e, t) {
	let n = fe[ft(e, t)];
	return e.stacks[t].ranks.flatMap((e) => n[e] ?? []);
}
var pt = (e, t) => e.stacks[t].ranks.length === 0;
function mt(e) {
	for (let { home: t, family: n } of Object.values(_)) if (t === e) return n;
	return "physical";
}
var ht = (e, t) => e.stacks[t].kind.seen[0] !== 0, B = (e) => me[b[e]].level, gt = (e) => me[b[e]].temper === "aggressive", _t = (e) => me[b[e]].power, vt = (e) => x.filter((t) => e.monsters[t].is === "alive");
function V(e, t) {
	let { cell: n } = e.monsters[t];
	return n !== null && Le(n);
}
var yt = (e) => e.options.monsters === "static" && e.options.scenario === "base";
function bt(e, t) {
	if (t.is === "open") return t.token;
	let n = fe[ft(e, t.from)][t.rank];
	if (n === void 0) throw Error("a hidden token comes from a stack");
	return n;
}
function xt(e, t, n) {
	let r = 0;
	for (let i of e.monsters[t].carries) {
		let t = v[bt(e, i)];
		t.kind === n && t.strength > r && (r = t.strength);
	}
	return r;
}
function St(e, t) {
	let n = Number(e.options.monsterInitiative);
	return (n > 1 ? Math.min(n, B(t)) : 1) + (n > 1 || e.options.monsterBoots === "fast" ? xt(e, t, "boots") : 0);
}
// games/manticore/rules/values.ts
var Ct = {
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
}, wt = (e) => e === "magic" ? "magicAttack" : e;
function Tt(e, t) {
	return e === "magic" ? "magicDefense" : e === "close" && t !== "cover" ? "close" : "defense";
}
function Et(e, t, n) {
	let r = Ct[n];
	if (typeof t == "number") {
		let n = e.heroes[t];
		return {
			who: t,
			base: _e(n, r.of),
			power: n.power[r.of],
			artifact: T(n.worn[r.with]),
			spells: 0
		};
	}
	return t === "manticore" ? {
		who: t,
		base: Dt(e)[r.of],
		power: 0,
		artifact: 0,
		spells: 0
	} : {
		who: t,
		base: B(t),
		power: 0,
		artifact: xt(e, t, r.with),
		spells: 0
	};
}
function Dt(e) {
	let { defense: t, attack: n, shooting: r, magic: i } = dt[e.options.manticoreSheet === "flat" ? 2 : kt(e)], a = Number(e.options.manticoreMight);
	return {
		defense: t + a,
		attack: n + a,
		shooting: r + a,
		magic: i + a
	};
}
var Ot = (e) => dt[kt(e)].life, kt = (e) => e.seats.length;
function At(e, t, n, r = []) {
	let i = Mt(t).map((t) => {
		let i = Et(e, t, n);
		for (let e of r) e.who === t && (i.spells += jt(e.spells));
		return i;
	});
	return {
		party: t,
		terms: i,
		sum: i.reduce((e, t) => e + t.base + t.power + t.artifact + t.spells, 0)
	};
}
var jt = (e) => e.reduce((e, t) => e + v[t].strength, 0), Mt = (e) => e.is === "heroes" ? e.seats : [e.foe];
function H(e, t) {
	return typeof t == "number" ? e.heroes[t].life : t === "manticore" ? e.manticore.life : B(t) - e.monsters[t].damage;
}
// games/manticore/rules/waking.ts
var U = (e) => e.manticore.wokeIn !== null, Nt = (e) => !U(e) && !L(e);
// games/manticore/rules/harm.ts
function Pt(e, t) {
	if (typeof t == "string") return e.monsters[t].carries.flatMap((e) => e.is === "open" ? e.token : []);
	let n = e.heroes[t];
	return [...be(n), ...Object.values(n.spells).filter((e) => e !== null)];
}
var Ft = (e, t) => t === "manticore" ? [] : Pt(e, t).filter(de), It = [
	"slot",
	"swap",
	"bag"
], Lt = (t, n) => e(It, (e) => Rt(t, n, e));
function Rt(e, t, n) {
	if (ue(t)) {
		let { kind: r } = v[t];
		return n === "slot" ? e.spells[r] === null ? null : I("MC-5.7", "slotFull", { kind: r }) : I("MC-5.6", "noBagForSpells", {});
	}
	let { kind: r } = v[t], i = e.worn[r] !== null;
	return n === "slot" ? i ? I("MC-7.2", "slotFull", { kind: r }) : null : n === "swap" && !i ? I("MC-7.2", "slotEmpty", { kind: r }) : zt(e, 1 + (n === "swap" && r === "boots" ? ve(e) : 0));
}
function zt(e, t) {
	let n = ye(e) - t;
	return n < 1 ? I("MC-R11", "tooHeavy", { index: n }) : null;
}
var Bt = (e) => ["iceBoulder", "fireball"].filter((t) => e.spells[t] !== null), Vt = [
	"magic",
	"close",
	"shooting"
], Ht = {
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
}, Ut = Object.keys(Ht);
// games/manticore/rules/trophies.ts
function Wt(e, t) {
	return typeof t == "number" ? Number(e.options.heroKillPower) : t === "manticore" ? 0 : _t(t);
}
// games/manticore/rules/targets.ts
function Gt(e, t, n) {
	let [r, i] = [F(e, t), F(e, n)];
	return r !== null && i !== null && j(r, i);
}
var Kt = (e, t) => e.seats.filter((n) => Gt(e, t, n)), qt = (e, t) => !e.attacked.includes(t);
function Jt(e, t, n) {
	let r = e.heroes[n];
	return r.isDone ? I("MC-14.3", "turnIsOver", { hero: n }) : Gt(e, n, t) ? E(r) < 1 ? I("MC-14.2", "cannotPay", { hero: n }) : null : I("MC-14.4", "notBeside", { hero: n });
}
var Yt = (e, t, n) => e.order.filter((r) => r !== t && r !== n && S(e, r)), Xt = {
	sword: "attack",
	bow: "shooting",
	amulet: "magic"
};
function Zt(e, t) {
	switch (t) {
		case "boots": return 4;
		case "shield": return 2.6;
		case "helmet": return 2.2;
		default: return Xt[t] === Qt(e) ? 4.5 : 2.4;
	}
}
function Qt(e) {
	let [t, n, r] = [
		w(e, "attack"),
		w(e, "shooting"),
		w(e, "magic")
	];
	return t >= n && t >= r ? "attack" : n >= r ? "shooting" : "magic";
}
var $t = 2.6, en = 3;
function W(e, t) {
	if (ue(t)) {
		let { kind: n, strength: r } = v[t];
		return e.spells[n] === null ? $t * r : 0;
	}
	let { kind: n, strength: r } = v[t], i = e.worn[n], a = r - T(i);
	return a <= 0 ? 0 : Zt(e, n) * a - (i === null ? 0 : en);
}
// games/manticore/bot/carrying.ts
function tn(e) {
	let t = e.g.heroes[e.me];
	return t.unassigned > 0 ? {
		type: "assign",
		to: nn(t)
	} : rn(e) ?? sn(e);
}
function nn(e) {
	return ye(e) <= 4 && e.power.initiative === 0 ? "initiative" : e.power[Qt(e)] <= 2 * e.power.defense + 1 ? Qt(e) : "defense";
}
function rn({ g: e, me: t }) {
	let n = e.heroes[t];
	if (n.cell === null) return null;
	let r = qe(n.cell), i = r === null ? null : an(n, z(e, r));
	if (i !== null) return {
		type: "take",
		...i
	};
	let a = an(n, e.ground.filter(({ cell: e }) => e === n.cell).map(({ artifact: e }) => e));
	return a === null ? null : {
		type: "pickUp",
		artifact: a.token,
		place: a.place
	};
}
function an(e, t) {
	let n = null, r = 0;
	for (let i of t) {
		let t = W(e, i), a = on(e, i);
		t <= r || a === null || (n = {
			token: i,
			place: a
		}, r = t);
	}
	return n;
}
function on(e, t) {
	return Lt(e, t).one.find((e) => e !== "bag") ?? null;
}
function sn({ g: e, me: t }) {
	let n = e.heroes[t];
	for (let r of n.bag) {
		let i = n.worn[v[r].kind], a = T(r) > T(i);
		if (a && zt(n, 0) === null && (i === null || v[r].kind !== "boots")) return {
			type: "equip",
			artifact: r
		};
		if (E(n) === 0) continue;
		let o = e.options.mode === "coop" ? cn(e, Kt(e, t), r) : null;
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
function cn(e, t, n) {
	let r = (t) => ge(e)?.refused.some((e) => e.seat === t && e.artifact === n) ?? !1;
	return t.find((t) => e.heroes[t].worn[v[n].kind] === null && !r(t)) ?? null;
}
// games/manticore/rules/odds.ts
var ln = (e, t) => e === "magic" || e === "close" && t !== "cover";
// games/manticore/rules/attack-facts.ts
function un(e) {
	let t = Ut.filter((t) => !e.combatDiscard.includes(t)), [n = 0, r = 0, i = 0] = Vt.map((e) => t.filter((t) => Ht[t] === e).length);
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
}, dn = Object.keys(G), fn = [
	0,
	1,
	2,
	3,
	4,
	5
], pn = (e) => 1 << e, mn = (e) => D(fn, (t) => G[e].exits.reduce((e, n) => e | 1 << (n + t) % 6, 0)), hn = Object.fromEntries(Object.keys(G).map((e) => [e, mn(e)])), gn = (e, t) => ({
	token: e,
	rotation: t,
	exits: hn[e][t]
}), _n = 63, vn = Uint8Array.from(l, (e) => d[e] === "forest" ? 0 : _n);
function yn(e) {
	let { roads: t } = e, n = vn.slice();
	for (let e = 0; e < n.length; e++) {
		let r = t[e];
		r != null && (n[e] = r.exits);
	}
	return n;
}
var bn = (e, t, n, r) => (e[t] & pn(r)) !== 0 && (e[n] & pn(O(r))) !== 0;
function K(e, t, n, r) {
	return e[n] === 0 ? 3 : e[t] === 0 || bn(e, t, n, r) ? 1 : 3;
}
function xn(e) {
	let t = yn(e);
	return {
		open: t,
		distances: Pe(k, N, (e, n, r) => +!!bn(t, e, n, r)).costs
	};
}
function Sn({ distances: e }, t) {
	let n = e[t];
	return n === -1 ? null : n;
}
function Cn(e) {
	let t = yn(e);
	return Pe(k, N, (e, n, r) => K(t, e, n, r)).costs;
}
// games/manticore/rules/headings.ts
function wn(e) {
	return {
		rule: "MC-18.5",
		why: "straight",
		goal: N.filter((t) => Fe(e, t) === P[e]),
		location: null,
		nearer: (e) => jn(e, (t) => P[t] < P[e]).sort((e, t) => Be[e] - Be[t])
	};
}
var Tn = (e, t, n) => En(e, t, n) ?? kn(e, n);
function En(e, t, n) {
	let { looted: r } = e.monsters[t], i = [], a = 2;
	for (let t of s) {
		let o = Ue(n, t);
		o < 1 || o > a || pt(e, t) || r.includes(t) || (o < a && (i = []), i.push(t), a = o);
	}
	let o = Dn(e, i);
	return o === void 0 ? null : {
		rule: "MC-19.1",
		why: "loot",
		goal: M(o),
		location: o,
		nearer: (e) => Mn(jn(e, (t) => Ue(t, o) < Ue(e, o)))
	};
}
function Dn(e, t) {
	return t.some((t) => !e.stacks[t].isOpen) ? t[0] : [...t].sort((t, n) => On(e, n) - On(e, t))[0];
}
function On(e, t) {
	let [n] = z(e, t);
	return n === void 0 ? 0 : v[n].strength;
}
function kn(e, t) {
	let n = xn(e);
	if (Sn(n, t) !== null) {
		let e = (e, { cell: t, direction: r }) => n.distances[t] === n.distances[e] - 1 && bn(n.open, e, t, r);
		return {
			rule: "MC-18.4",
			why: "road",
			goal: [...N],
			location: null,
			nearer: (t) => Mn(jn(t, (n, r) => e(t, r)))
		};
	}
	let r = An(t, (e) => Sn(n, e)), i = (e) => Math.min(...r.map((t) => Fe(e, t)));
	return {
		rule: "MC-19.4",
		why: "toRoad",
		goal: r,
		location: null,
		nearer: (e) => Mn(jn(e, (t) => i(t) < i(e)))
	};
}
function An(e, t) {
	let n = [], r = Infinity;
	for (let i of l) {
		let a = t(i);
		if (a === null) continue;
		let o = Fe(e, i) * l.length + a;
		o > r || (o < r && (n = []), n.push(i), r = o);
	}
	return n;
}
var jn = (e, t) => A[e].filter((e) => t(e.cell, e)).map((e) => e.cell), Mn = (e) => e.sort((e, t) => P[e] - P[t]);
// games/manticore/rules/courses.ts
function Nn(e, t) {
	let { cell: n, appearedIn: r } = e.monsters[t];
	if (n === null) throw Error(`${t} is not on the board`);
	return L(e) ? Pn(e, t, n) ?? q(n, "MC-26.1", "static") : yt(e) ? q(n, "MC-26.1", "static") : e.round > 0 && r === e.round ? q(n, "MC-29.6", "justCame") : gt(t) ? Fn(e, t, n) : In(e, t, n);
}
function Pn(e, t, n) {
	let r = Rn(e, n);
	return r === null ? null : {
		...q(n, V(e, t) ? "MC-21.3" : "MC-20.5", "heroBeside"),
		goal: [zn(e, r)],
		act: {
			is: "attack",
			prey: r
		}
	};
}
function Fn(e, t, n) {
	let r = Pn(e, t, n);
	if (r !== null) return r;
	if (V(e, t)) return q(n, "MC-21.3", "inCity");
	let i = wn(n), a = i.nearer(n).find((t) => Je(e, t) === null);
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
function In(e, t, n) {
	if (V(e, t)) return q(n, "MC-21.2", "inCity");
	let r = Tn(e, t, n), i = r.nearer(n), a = i.find((t) => Je(e, t) === null);
	if (a !== void 0) return {
		...r,
		from: n,
		act: {
			is: "step",
			to: a
		}
	};
	let o = Ln(e, (e) => i.includes(e));
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
function Ln(e, t) {
	let n = null, r = Infinity;
	for (let i of e.order) {
		let { cell: a } = e.heroes[i];
		if (a === null || !t(a)) continue;
		let o = P[a] * 1e3 + ye(e.heroes[i]);
		o >= r || (n = i, r = o);
	}
	return n;
}
var Rn = (e, t) => Ln(e, (e) => j(e, t));
function zn(e, t) {
	let { cell: n } = e.heroes[t];
	if (n === null) throw Error("prey stands somewhere");
	return n;
}
// games/manticore/bot/life.ts
var J = Bn();
function Bn() {
	let e = [0];
	for (let t = 1; t <= 10; t++) e.push(e[t - 1] + 3.2 - .22 * t);
	return e;
}
var Vn = 14, Hn = 60;
function Un(e, t, n) {
	let { life: r } = e.heroes[t];
	if (n < r) return J[r] - J[r - n];
	let i = C(e).length;
	return J[r] + Vn + Hn / (i * i);
}
var Wn = (e, t) => J[Math.min(10, e + t)] - J[e], Gn = (e, t, n) => n === t || e.options.mode === "coop" ? 1 : .3;
function Kn(e, t, n) {
	return C(e).reduce((r, i) => r + Gn(e, t, i) * Un(e, i, n), 0);
}
// games/manticore/bot/dangers.ts
var qn = .86, Jn = 4;
function Yn(e, t, n) {
	let { cell: r } = e.monsters[n];
	return r === null || V(e, n) ? 0 : Math.ceil(Xn(t, n, r) / St(e, n));
}
var Xn = (e, t, n) => (gt(t) ? null : Sn(e, n)) ?? P[n];
function Zn(e, t, n, r) {
	if (yt(e)) return 0;
	let i = Kn(e, t, 1) * Jn;
	return V(e, r) ? i : (Kn(e, t, B(r)) + i) * qn ** (Yn(e, n, r) - 1);
}
var Qn = (e, t) => t === 1 ? e * .5 : e * .14, $n = 5, er = (e, t, n) => t + $n * _t(n) + 1 - tr(e);
function tr(e) {
	return !Nt(e) || e.options.scenario === "awakening" ? 0 : Math.max(0, nr - e.round) * e.seats.length ** 2;
}
var nr = 6;
function rr(e) {
	return 60 / Ot(e) * (ir[e.manticore.step] ?? 1);
}
var ir = {
	[g - 3]: 1.3,
	[g - 2]: 1.8,
	[g - 1]: 3
};
// games/manticore/bot/mind.ts
function Y(e, t) {
	return {
		g: e,
		me: t,
		cards: ar(e),
		roads: xn(e),
		occupied: $e(e),
		strengths: /* @__PURE__ */ new Map(),
		prospects: /* @__PURE__ */ new Map(),
		intents: /* @__PURE__ */ new Map(),
		threats: /* @__PURE__ */ new Map(),
		helpers: /* @__PURE__ */ new Map(),
		assaults: /* @__PURE__ */ new Map()
	};
}
function ar(e) {
	let { magic: t, close: n, shooting: r } = un(e), i = t + n + r;
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
function or({ g: e, strengths: t }, n) {
	let r = t.get(n);
	if (r !== void 0) return r;
	let i = (t) => {
		let { base: r, power: i, artifact: a } = Et(e, n, t);
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
function sr(e, t) {
	let n = e.intents.get(t);
	if (n !== void 0) return n;
	let r = e.g.heroes[e.me], { cell: i } = r;
	r.cell = null;
	let a = Nn(e.g, t);
	return r.cell = i, e.intents.set(t, a), a;
}
function cr(e, t) {
	let n = e.threats.get(t);
	if (n !== void 0) return n;
	let r = Zn(e.g, e.me, e.roads, t);
	return e.threats.set(t, r), r;
}
var lr = (e) => [...vt(e), ...ut(e, "manticore") ? ["manticore"] : []], ur = ({ g: e, me: t }) => e.order.filter((n) => n !== t && S(e, n));
function X(e, t) {
	let n = e.stack.at(-1);
	if (n?.phase !== t) throw Error(`${t} is not open`);
	return n;
}
// games/manticore/bot/rivals.ts
function dr({ g: e }, t) {
	return e.manticore.life <= 5 && Gt(e, t, "manticore") ? 12 : -20;
}
// games/manticore/bot/prizes.ts
function fr(e, t, n) {
	let { g: r, me: i } = e;
	if (typeof n == "number") return {
		damage: 0,
		kill: dr(e, n)
	};
	if (n === R(r)) return pr(r, n);
	if (n !== "manticore") return {
		damage: 0,
		kill: er(r, cr(e, n), n)
	};
	let a = r.options.mode === "coop" || t.includes(i);
	return {
		damage: rr(r),
		kill: a ? 150 : 0
	};
}
var pr = (e, t) => ({
	damage: t === "manticore" ? 60 / Ot(e) : 0,
	kill: 150
}), mr = ({ g: e, me: t }, n) => Array.from({ length: 11 }, (r, i) => n.reduce((n, r) => n + Gn(e, t, r) * Un(e, r, i), 0));
// games/manticore/bot/duels.ts
function hr(e) {
	let t = X(e.g, "duel");
	return yr(e, t, { stance: "fight" }) > yr(e, t, { stance: "cover" }) ? { type: "fight" } : { type: "cover" };
}
function gr(e) {
	let { g: t, me: n } = e, r = X(t, "duel"), i = r.step === "counters", a = r.cast.flatMap(({ spells: e }) => e.map((e) => pe[v[e].kind])), o = Bt(t.heroes[n]).filter((e) => !i || a.includes(e)), s = [], c = -Infinity;
	for (let t of vr(o)) {
		let a = t.reduce((t, r) => t + _r(e, n, r), 0), o = i ? { ward: a } : { strike: a }, l = yr(e, r, {
			stance: r.stance,
			...o
		}) - $t * a;
		l <= c || (c = l, s = t);
	}
	return {
		type: "cast",
		spells: s
	};
}
function _r({ g: e }, t, n) {
	let r = e.heroes[t].spells[n];
	return r === null ? 0 : v[r].strength;
}
function vr(e) {
	let t = [[]];
	for (let n of e) t.push(...t.map((e) => [...e, n]));
	return t;
}
function yr(e, t, { stance: n, strike: r = 0, ward: i = 0 }) {
	let a = t.kind ?? "close", o = At(e.g, t.attacker, wt(a), t.cast).sum + r, s = At(e.g, t.defender, Tt(a, n), t.countered).sum + i, c = ln(a, n), [l, u] = [br(e, t.attacker, t.defender), br(e, t.defender, t.attacker)], d = 0;
	for (let e = 1; e <= 6; e++) for (let t = 1; t <= 6; t++) {
		let n = o + e - s - t;
		n > 0 ? d += u(n) : n < 0 && c && (d += l(-n));
	}
	return d / 36;
}
function br(e, t, n) {
	if (t.is === "heroes" && (t.seats.includes(e.me) || n.is === "foe")) {
		let n = mr(e, t.seats);
		return (e) => -n[Math.min(n.length - 1, e)];
	}
	let [r = "manticore"] = Mt(t), i = H(e.g, r), a = fr(e, n.is === "heroes" ? n.seats : [e.me], r), o = a.damage + .15 * Math.max(0, a.kill) / i;
	return (e) => e >= i ? a.kill + a.damage * i : o * e;
}
// games/manticore/bot/gifts.ts
function xr(e, t) {
	let n = an(e.heroes[t], [X(e, "gift").artifact]);
	return n === null ? { type: "refuse" } : {
		type: "accept",
		place: n.place
	};
}
// games/manticore/bot/blows.ts
var Sr = Array.from({ length: 11 }, (e, t) => {
	let n = t - 5;
	return {
		by: n,
		chance: (6 - Math.abs(n)) / 36
	};
}), Cr = (e, t) => e[Math.min(e.length - 1, t)];
function wr(e, t, { losses: n, prize: r, following: i }, a) {
	let o = 0;
	for (let { by: s, chance: c } of Sr) {
		let l = e + s;
		o += l >= a ? c * (r.kill + r.damage * a) : l > 0 ? c * (r.damage * l + i[a - l]) : c * (i[a] - (t ? Cr(n, -l) : 0));
	}
	return o;
}
function Tr(e, t, { losses: n, prize: r, following: i }, a) {
	let o = 0;
	for (let { by: s, chance: c } of Sr) {
		let l = e + s;
		l > 0 ? o += c * (i[a] - Cr(n, l)) : t ? -l >= a ? o += c * (r.kill + r.damage * a) : o += c * (r.damage * -l + i[a + l]) : o += c * i[a];
	}
	return o;
}
function Er(e, t, n, r) {
	let i = (e, i) => Tr(t[i === "cover" ? "cover" : e], ln(e, i), n, r);
	return e.magic * i("magic", null) + e.shooting * i("shooting", null) + e.close * Math.max(i("close", "fight"), i("close", "cover"));
}
// games/manticore/bot/margins.ts
var Dr = (e, t, n) => t.reduce((t, r) => t + or(e, r)[n], 0);
function Or(e, t, n) {
	let r = or(e, n), i = typeof n == "number" ? Math.max(r.close, r.defense) : r.close, a = (n) => Dr(e, t, wt(n)) - (n === "close" ? i : r[Tt(n, null)]), o = (n, i) => r[wt(n)] - Dr(e, t, Tt(n, i));
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
function kr({ g: e }, t, n) {
	if (n !== "manticore" && n !== R(e)) return 0;
	let r = 0;
	for (let n of t) for (let t of Bt(e.heroes[n])) {
		let i = e.heroes[n].spells[t];
		i !== null && (r += v[i].strength);
	}
	return r;
}
// games/manticore/bot/travel.ts
function Z(e, t) {
	return Pe(k, t, (t, n, r) => K(e, n, t, O(r)) || 0).costs;
}
function Q(e, t, n) {
	let r = e[t];
	return r === -1 ? 99 : r / n;
}
var $ = (e) => Math.max(1, w(e, "initiative") + T(e.worn.boots) - e.bag.length), Ar = .35;
function jr(e, t, n) {
	let r = `${t.join()}>${n}`, i = e.prospects.get(r) ?? Mr(e, t, n);
	return e.prospects.set(r, i), i;
}
function Mr(e, t, n) {
	let r = H(e.g, n), i = Array.from({ length: r + 1 }, (e, t) => t), { attack: a, response: o } = Or(e, t, n), s = {
		losses: mr(e, t),
		prize: fr(e, t, n),
		following: i.map(() => 0)
	}, c = kr(e, t, n), l = Math.max(1, ...t.map((t) => $(e.g.heroes[t]))), u = {
		chosen: [0],
		kinds: ["close"],
		drawn: [0]
	}, d = s;
	for (let n = 1; n <= l; n++) {
		let n = d, l = {
			...s,
			following: i.map((t) => t === 0 ? 0 : Er(e.cards, o, n, t))
		}, f = (e, n, r = 0) => wr(a[n] + r, ln(n, null), l, e) - Ar * t.length, p = (t) => e.cards.magic * f(t, "magic") + e.cards.close * f(t, "close") + e.cards.shooting * f(t, "shooting");
		d = {
			...s,
			following: i.map((e) => e === 0 ? 0 : Math.max(0, p(e)))
		};
		let m = Vt.map((e) => {
			let t = f(r, e);
			return e !== "magic" || c === 0 ? t : Math.max(t, f(r, e, c) - $t * c);
		}), ee = Math.max(...m);
		u.drawn.push(p(r)), u.chosen.push(ee), u.kinds.push(Vt[m.indexOf(ee)] ?? "close");
	}
	return u;
}
function Nr(e, t, n) {
	let r = Math.min(...t.map((t) => $(e.g.heroes[t])));
	return jr(e, t, n).chosen[r] ?? 0;
}
function Pr(e, t, n) {
	let r = [n], i = H(e.g, t), { attack: a, response: o } = Or(e, r, t), s = {
		losses: mr(e, r),
		prize: fr(e, r, t),
		following: Array.from({ length: i + 1 }, () => 0)
	}, c = Er(e.cards, o, s, i);
	for (let t of Vt) c += e.cards[t] * wr(a[t], ln(t, null), s, i);
	return c;
}
function Fr(e, t, n) {
	let { attack: r } = Or(e, t, n), i = Math.max(r.magic + kr(e, t, n), r.close, r.shooting), a = H(e.g, n);
	return Sr.reduce((e, { by: t, chance: n }) => i + t >= a ? e + n : e, 0);
}
// games/manticore/bot/joining.ts
function Ir(e) {
	let t = X(e.g, "joint");
	return Lr(e, t, [
		t.seat,
		...t.joined,
		...t.asked
	]) ? { type: "join" } : { type: "decline" };
}
function Lr(e, t, n) {
	return !Hr(e, t, n) && Br(e, t, n) > 0;
}
function Rr(e, t) {
	let n = e.helpers.get(t);
	if (n !== void 0) return n;
	let { g: r, me: i } = e, a = (e) => ge(r)?.declined.some((n) => n.seat === e && n.target === t) ?? !1, o = Yt(r, i, t).filter((e) => Jt(r, t, e) === null && !a(e)), s = {
		target: t,
		kind: null,
		plan: { blow: i }
	}, c = r.options.mode === "coop" ? o : o.filter((e) => Lr(Y(r, e), s, [i, ...o]));
	return e.helpers.set(t, c), c;
}
function zr(e) {
	let t = X(e.g, "joint");
	return Br(e, t, [t.seat, ...t.joined]) > 0 ? { type: "goOn" } : { type: "callOff" };
}
function Br(e, { target: t, kind: n }, r) {
	let { g: i } = e, a = i.order.filter((e) => r.includes(e)), { chosen: o, drawn: s } = jr(e, a, t), c = Math.min(o.length - 1, ...a.map((e) => E(i.heroes[e])));
	return (n === null ? s : o)[c] ?? 0;
}
var Vr = .3;
function Hr(e, { target: t, plan: n }, r) {
	let { g: i, me: a } = e;
	return i.options.mode === "coop" || t !== "manticore" || L(i) || n.blow === a || i.options.jointFatalBlow === "shared" || i.manticore.step >= g - 1 ? !1 : Fr(e, r, t) > Vr;
}
// games/manticore/rules/refusals.ts
var Ur = (e, t) => ({
	value: e,
	because: t
}), Wr = (e) => D(l, (t) => Ur(t, e)), Gr = (e) => fn.slice(0, G[e].turns), Kr = I("MC-2.5", "roadsDoNotMeet", {});
function qr(t) {
	let n = /* @__PURE__ */ new Map();
	return Array.from({ length: 64 }, (r, i) => {
		let a = (e) => (gn(t, e).exits & i) !== 0, o = e(Gr(t), (e) => a(e) ? null : Kr), s = n.get(o.one.join());
		return n.set(o.one.join(), s ?? o), s ?? o;
	});
}
var Jr = Object.fromEntries(dn.map((e) => [e, qr(e)])), Yr = 63, Xr = (e) => e === "forest" || e === "city" ? 0 : 1 << Zr.indexOf(e), Zr = [...new Set(l.map((e) => d[e]))], Qr = D(l, (e) => {
	let t = A[e].map((e) => d[e.cell]);
	return {
		isByCity: t.includes("city"),
		locations: t.reduce((e, t) => e | Xr(t), 0)
	};
});
function $r(e) {
	let t = new Uint8Array(l.length);
	for (let n of Re) {
		let r = e.roads[n];
		if (r !== null) for (let { cell: e, direction: i } of A[n]) (r.exits & pn(i)) !== 0 && (t[e] = t[e] | pn(O(i)));
	}
	return t;
}
function ei(e, t) {
	let n = [];
	return ti(e, t, (e, t, r) => {
		t !== null && r !== null && n.push({
			cell: e,
			by: t,
			rotation: r
		});
	}), n;
}
function ti(e, t, n) {
	let r = $r(e), i = ni(r), a = e.round > 0 ? $e(e) : null, o = Jr[t], s = o[Yr];
	for (let t of Re) {
		if (e.roads[t] !== null || a?.[t] === 1) {
			n(t, null, null);
			continue;
		}
		let { isByCity: c, locations: l } = Qr[t];
		if (c) n(t, "city", s);
		else if ((l & i) !== 0) n(t, "location", s);
		else {
			let e = o[r[t]];
			e.one.length > 0 ? n(t, "road", e) : n(t, null, null);
		}
	}
}
function ni(e) {
	let t = 0;
	for (let n of ri) e[n] !== 0 && (t |= Xr(d[n]));
	return t;
}
var ri = l.filter((e) => Xr(d[e]) !== 0);
Wr(I("MC-2.3", "joinsNothing", {})), Wr(I("MC-R16", "roadThere", {}));
// games/manticore/bot/paving.ts
function ii(e, t) {
	let { monster: n } = G[t], r = n === null ? ai(e) : oi(e, me[n].temper), i = null, a = -Infinity;
	for (let { cell: n, rotation: o } of ei(e, t)) for (let e of o.one) {
		let o = r(n, gn(t, e).exits);
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
function ai(e) {
	let t = yn(e), n = Cn(e), r = s.map((e) => ({
		costs: Z(t, M(e)),
		now: Math.min(...M(e).map((e) => n[e]))
	}));
	return (e, i) => {
		let a = t[e];
		t[e] = i;
		let o = Infinity;
		for (let { cell: r, direction: i } of A[e]) {
			let a = n[r] + K(t, r, e, O(i));
			a < o && (o = a);
		}
		let s = 0;
		for (let { costs: n, now: i } of r) {
			let r = Infinity;
			for (let { cell: i, direction: a } of A[e]) {
				let o = n[i] + K(t, e, i, a);
				o < r && (r = o);
			}
			let a = i - o - r;
			s += a > 0 ? a : .05 * Math.max(-4, a);
		}
		return t[e] = a, s;
	};
}
function oi(e, t) {
	let { open: n, distances: r } = xn(e);
	return (e, i) => {
		if (t === "aggressive") return P[e];
		let a = Infinity, o = Infinity;
		for (let { cell: t, direction: s } of A[e]) {
			let e = r[t];
			if (e === -1) continue;
			o = Math.min(o, e + 1);
			let c = !!(n[t] & 1 << O(s));
			i & 1 << s && c && (a = Math.min(a, e + 1));
		}
		let s = Math.min(a, o);
		return (Number.isFinite(s) ? s : P[e] + 1) + .01 * P[e];
	};
}
// games/manticore/bot/goals.ts
var si = .78;
// games/manticore/bot/practice.ts
function ci(e, t) {
	let [n] = ae.filter((n) => li(e.heroes[t], n) === null).flatMap((t) => z(e, _[t].home).slice(0, 1));
	return n === void 0 ? { type: "ready" } : {
		type: "arm",
		token: n
	};
}
var li = (e, t) => t === "iceBoulder" || t === "fireball" ? e.spells[t] : e.worn[t];
function ui({ g: e, me: t, roads: n }) {
	let r = _i(e);
	if (r === null) return [];
	let i = A[r].map(({ cell: e }) => e), a = Z(n.open, i), o = $(e.heroes[t]);
	return [{
		is: "errand",
		valueFrom: (e) => e === r ? 0 : di * si ** Q(a, e, o)
	}];
}
var di = 10, fi = 6, pi = (e) => C(e).every((t) => e.heroes[t].life >= fi), mi = ({ g: e }, t, n) => n === R(e) && t.length === C(e).length && pi(e);
function hi(e, t) {
	let { g: n, me: r } = e, i = R(n), a = _i(n);
	if (i === null || a === null || pi(n) || !j(a, t)) return 0;
	let o = n.heroes[r], { cell: s } = o;
	o.cell = t;
	let c = Rn(n, a);
	return o.cell = s, c === r ? gi(e, i) : 0;
}
function gi(e, t) {
	let n = e.assaults.get(t) ?? Pr(e, t, e.me);
	return e.assaults.set(t, n), n;
}
function _i(e) {
	let t = R(e);
	return t === null ? null : F(e, t);
}
// games/manticore/rules/walking.ts
var vi = (e, t) => Ke(t) && Nt(e);
function yi(e, t) {
	let n = qe(t);
	return n !== null && !e.stacks[n].isOpen;
}
function bi(e, t, n, r = yn(e)) {
	let i = $e(e), a = (t) => vi(e, t) || yi(e, t);
	return Pe(k, [t], (e, n, o) => i[n] === 1 || e !== t && a(e) ? 0 : K(r, e, n, o), n);
}
Array.from({ length: 24 }, (e, t) => Wr(I("MC-3.4", "outOfReach", { left: t })));
// games/manticore/bot/plans.ts
function xi(e, t, n) {
	let { g: r, me: i } = e, a = Wt(r, t), o = Ft(r, t), s = r.options.mode === "semi", c = t === "manticore" && s && r.options.jointFatalBlow === "trophy", l = r.order.filter((e) => e === i || n.includes(e)), [u = i] = s ? [i] : Si(e, l), d = i;
	if (!s) for (let n of l) Ci(e, n, t) > Ci(e, d, t) && (d = n);
	return {
		firstPoint: a > 0 ? u : null,
		secondPoint: a > 1 ? u : null,
		artifact: o.length > 0 ? d : null,
		blow: c ? i : null
	};
}
function Si({ g: e }, t) {
	let n = (t) => Object.values(e.heroes[t].power).reduce((e, t) => e + t, e.heroes[t].unassigned);
	return [...t].sort((e, t) => n(e) - n(t));
}
var Ci = ({ g: e }, t, n) => Math.max(0, ...Ft(e, n).map((n) => W(e.heroes[t], n))), wi = 1.2, Ti = 3, Ei = 10;
function Di(e) {
	let { g: t, me: n } = e;
	if (!U(t)) return [];
	let { step: r } = t.manticore, i = Math.max(Nr(e, C(t), "manticore"), r >= 7 ? Ei : 0);
	if (i <= 0) return [];
	let a = $(t.heroes[n]), o = [];
	for (let t = Math.max(r + 1, 8); t < g; t++) {
		let n = h[t], s = Z(e.roads.open, Oi(n, h[r + 1])), c = t - r - 1, l = Math.min(Ti, g - t) / Ti;
		o.push({
			is: "ambush",
			valueFrom(e) {
				if (e === n) return 0;
				let t = wi * Q(s, e, a);
				return i * l * si ** (t > c ? c + 2 * t : c);
			}
		});
	}
	return o;
}
var Oi = (e, t) => A[e].map(({ cell: e }) => e).filter((e) => e !== t);
// games/manticore/bot/fetching.ts
function ki({ g: e, me: t, roads: n }) {
	let r = e.heroes[t], i = $(r), a = [], o = ji(e), c = Z(n.open, A[h[8]].map(({ cell: e }) => e)), l = (e, t) => {
		let r = Math.min(...e.map((e) => Q(c, e, i)));
		if (r > o) return;
		let s = Z(n.open, e), l = t(s);
		l <= 0 || a.push({
			is: "errand",
			valueFrom: (e) => {
				let t = Q(s, e, i);
				return t + r > o ? 0 : l * si ** t;
			}
		});
	};
	for (let n of s) Mi(e, t, n, 0) > 0 && l(M(n), (r) => Mi(e, t, n, Ai(e, t, n, r)));
	for (let { cell: t, artifact: n } of e.ground) {
		let e = W(r, n);
		e > 0 && l([t], () => e);
	}
	return a;
}
function Ai(e, t, n, r) {
	let i = (t) => {
		let n = e.heroes[t];
		return n.cell === null ? 99 : Q(r, n.cell, $(n));
	}, a = i(t);
	return e.order.filter((r) => r !== t && i(r) < a && Mi(e, r, n, 0) > 0).length;
}
var ji = (e) => U(e) ? Math.max(0, 8 - e.manticore.step) : 99;
function Mi(e, t, n, r) {
	let i = e.heroes[t];
	if (ht(e, n)) {
		let t = 0;
		for (let a of z(e, n).slice(r)) t = Math.max(t, W(i, a));
		return t;
	}
	let a = e.stacks[n].ranks[r];
	if (a === void 0) return 0;
	let o = s.filter((t) => ht(e, t)).map((t) => ft(e, t)), c = ae.filter((e) => _[e].family === mt(n) && !o.includes(e)), l = 0;
	for (let e of c) {
		let t = fe[e][a];
		t !== void 0 && (l += W(i, t));
	}
	return l / Math.max(1, c.length);
}
// games/manticore/bot/hunting.ts
var Ni = .7;
function Pi(e) {
	let { g: t, me: n } = e, r = $(t.heroes[n]);
	return vt(t).flatMap((t) => {
		let { act: n, from: i } = sr(e, t), a = n.is === "step" ? n.to : i, o = A[a].map(({ cell: e }) => e), s = Z(e.roads.open, o), c = Ni * Fi(e, t, s);
		return c <= 0 ? [] : [{
			is: "errand",
			valueFrom: (e) => e === a ? 0 : c * si ** Q(s, e, r)
		}];
	});
}
function Fi(e, t, n) {
	let { g: r, me: i } = e, a = r.order.filter((e) => {
		if (e === i || !S(r, e)) return !1;
		let { cell: t } = r.heroes[e];
		return t !== null && n[t] <= E(r.heroes[e]);
	}), o = Nr(e, [i], t);
	return a.length === 0 ? o : Math.max(o, Nr(e, r.order.filter((e) => e === i || a.includes(e)), t));
}
// games/manticore/bot/positions.ts
var Ii = 200, Li = (e) => L(e.g) ? ui(e) : [
	...ki(e),
	...Pi(e),
	...Di(e)
];
function Ri(e, t, n) {
	let r = {
		errand: 0,
		ambush: 0
	};
	for (let { is: e, valueFrom: i } of t) r[e] = Math.max(r[e], i(n));
	return L(e.g) ? r.errand + hi(e, n) : r.errand + r.ambush + zi(e, n) + Hi(e, n);
}
function zi(e, t) {
	let { g: n } = e;
	if (yt(n)) return 0;
	let r = 0;
	for (let i of vt(n)) Vi(e, i, t) && (r += Bi(e, i), V(n, i) || (r += Qn(cr(e, i), Yn(n, e.roads, i))));
	return r;
}
function Bi(e, t) {
	let n = e.assaults.get(t) ?? Pr(e, t, e.me);
	return e.assaults.set(t, n), n;
}
function Vi(e, t, n) {
	let { g: r, me: i } = e, a = r.monsters[t].cell;
	if (a === null || !j(a, n)) return !1;
	if (!gt(t)) {
		let o = sr(e, t).nearer(a);
		return o.includes(n) && o.every((t) => t === n || e.occupied[t] === 1 && Ye(r, t) !== i);
	}
	let o = r.heroes[i], { cell: s } = o;
	o.cell = n;
	let c = Ln(r, (e) => j(e, a));
	return o.cell = s, c === i;
}
function Hi(e, t) {
	let { g: n } = e;
	if (!U(n)) return Ke(t) ? -tr(n) - 5 : 0;
	let { step: r } = n.manticore;
	if (t !== h[r + 1]) return 0;
	let i = r === g - 1 ? Ii : 2;
	return Bi(e, "manticore") + i;
}
// games/manticore/bot/turn.ts
var Ui = (e) => tn(e) ?? Wi(e);
function Wi(e) {
	let { g: t, me: n } = e, r = t.heroes[n], i = r.cell, a = E(r);
	if (a === 0) return { type: "endTurn" };
	let o = Li(e), s = bi(t, i, a), c = {
		value: -Infinity,
		act: { type: "endTurn" }
	};
	for (let t of l) {
		let n = s.costs[t];
		if (n === -1) continue;
		let r = a - n, l = Ri(e, o, t) - .01 * n, u = (e, t) => {
			l + e > c.value && (c = {
				value: l + e,
				act: t
			});
		}, d = t === i ? { type: "endTurn" } : {
			type: "move",
			to: t
		};
		if (u(0, d), r < 1) continue;
		let f = Ki(e, i, r);
		f !== null && u(f.value, Ji(e, f));
		let p = t === i ? null : Ki(e, t, r);
		p !== null && u(p.value, d);
		let m = Xi(e, t, r);
		m !== null && u(m.value, t === i ? {
			type: "heal",
			patient: m.patient,
			life: m.life
		} : d);
	}
	return c.act;
}
var Gi = 500;
function Ki(e, t, n) {
	let { g: r, me: i } = e, a = X(r, "turn"), o = null, s = r.options.mode === "semi" ? [...lr(r), ...ur(e)] : lr(r);
	for (let c of s) {
		let s = F(r, c);
		if (s !== null && j(s, t)) for (let t of qi(Rr(e, c))) {
			let s = r.order.filter((e) => e === i || t.includes(e)), l = jr(e, s, c), u = Math.min(n, ...t.map((e) => E(r.heroes[e])), l.chosen.length - 1), d = qt(a, c), f = (d ? l.chosen : l.drawn)[u] ?? 0, p = mi(e, s, c) ? f + Gi : f;
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
function qi(e) {
	let t = [[]];
	for (let n of e) t.push(...t.map((e) => [...e, n]));
	return t;
}
function Ji(e, { target: t, helpers: n, kind: r }) {
	return n.length === 0 ? {
		type: "attack",
		target: t,
		kind: r
	} : {
		type: "attackTogether",
		target: t,
		kind: r,
		helpers: n,
		...xi(e, t, n)
	};
}
var Yi = .6;
function Xi(e, t, n) {
	let { g: r, me: i } = e, a = Math.floor(n / 2);
	if (a === 0) return null;
	let o = he(r.heroes[i]) === "mage" ? ur(e).filter((e) => j(r.heroes[e].cell ?? t, t)) : [], s = null;
	for (let e of [i, ...o]) {
		let { life: t } = r.heroes[e], n = Math.min(a, 10 - t);
		if (n === 0) continue;
		let o = Yi * Gn(r, i, e) * Wn(t, n);
		(s === null || o > s.value) && (s = {
			value: o,
			patient: e,
			life: n
		});
	}
	return s;
}
// games/manticore/bot/careful.ts
var Zi = ({ search: e }) => ({
	name: "careful",
	choose({ seat: t, view: n }, r) {
		return Qi(e.redeal(n, r(4294967296)), t, r);
	}
});
function Qi(e, t, n) {
	let r = e.stack.at(-1);
	switch (r?.phase) {
		case "muster": return r.step === "hero" ? $i(e, n) : ea(e);
		case "arming": return ci(e, t);
		case "paving": return ii(e, r.token ?? "straight");
		case "turn": return Ui(Y(e, t));
		case "gift": return xr(e, t);
		case "joint": return r.step === "answers" ? Ir(Y(e, t)) : zr(Y(e, t));
		case "duel": return r.step === "stance" ? hr(Y(e, t)) : gr(Y(e, t));
		case "spoils": return r.step === "points" ? {
			type: "assign",
			to: nn(e.heroes[t])
		} : ta(e, t);
		default: throw Error("no question is open");
	}
}
function $i(e, t) {
	let n = e.seats.filter((t) => e.heroes[t].isEnlisted).map((t) => re[e.heroes[t].hero]), r = ie.filter((e) => !n.includes(re[e]));
	return {
		type: "enlist",
		hero: r[t(r.length)] ?? "radan"
	};
}
var ea = (e) => ({
	type: "standOn",
	cell: te.find((t) => Ye(e, t) === null) ?? ee
});
function ta(e, t) {
	let n = an(e.heroes[t], Ft(e, X(e, "spoils").victim));
	return n === null ? { type: "leaveLoot" } : {
		type: "takeLoot",
		artifact: n.token,
		place: n.place
	};
}
// \0parlour-bundle
var na = {
	game: "manticore",
	plays: [0, 1],
	botsFor: (e) => [i(e), Zi(e)]
};
export { na as default };
