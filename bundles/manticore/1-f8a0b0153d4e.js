// \0rolldown/runtime.js
var e = Object.defineProperty, t = (t, n) => {
	let r = {};
	for (var i in t) e(r, i, {
		get: t[i],
		enumerable: !0
	});
	return n || e(r, Symbol.toStringTag, { value: "Module" }), r;
};
// kernel/clone.ts
function n(e) {
	if (typeof e != "object" || !e) return e;
	if (Array.isArray(e)) {
		let t = e.slice();
		for (let e = 0; e < t.length; e++) {
			let r = t[e];
			typeof r == "object" && r && (t[e] = n(r));
		}
		return t;
	}
	let t = { ...e };
	for (let e in t) {
		let r = t[e];
		typeof r == "object" && r && (t[e] = n(r));
	}
	return t;
}
// kernel/sha256.ts
function r(e) {
	let t = a(new TextEncoder().encode(e)), n = Uint32Array.from(l), r = /* @__PURE__ */ new Uint32Array(64);
	for (let e = 0; e < t.length; e += 16) {
		for (let n = 0; n < 16; n++) r[n] = o(t, e + n);
		for (let e = 16; e < 64; e++) {
			let t = o(r, e - 15), n = o(r, e - 2), i = s(t, 7) ^ s(t, 18) ^ t >>> 3, a = s(n, 17) ^ s(n, 19) ^ n >>> 10;
			r[e] = o(r, e - 16) + i + o(r, e - 7) + a | 0;
		}
		i(n, r);
	}
	return Array.from(n, (e) => e.toString(16).padStart(8, "0")).join("");
}
function i(e, t) {
	let [n = 0, r = 0, i = 0, a = 0, c = 0, l = 0, d = 0, f = 0] = e;
	for (let e = 0; e < 64; e++) {
		let ee = s(c, 6) ^ s(c, 11) ^ s(c, 25), p = f + ee + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, te = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + p | 0, a = i, i = r, r = n, n = p + te | 0;
	}
	let ee = [
		n,
		r,
		i,
		a,
		c,
		l,
		d,
		f
	];
	for (let t = 0; t < 8; t++) e[t] = o(e, t) + o(ee, t) | 0;
}
function a(e) {
	let t = new Uint32Array((e.length + 8 >> 6) * 16 + 16);
	for (let n = 0; n < e.length; n++) t[n >> 2] = o(t, n >> 2) | o(e, n) << 24 - (n & 3) * 8;
	return t[e.length >> 2] = o(t, e.length >> 2) | 128 << 24 - (e.length & 3) * 8, t[t.length - 2] = Math.floor(e.length / 536870912), t[t.length - 1] = e.length << 3, t;
}
var o = (e, t) => e[t], s = (e, t) => e >>> t | e << 32 - t, c = Array.from({ length: 312 }, (e, t) => t).filter((e) => e > 1 && d(e)), l = c.slice(0, 8).map((e) => f(Math.sqrt(e))), u = Uint32Array.from(c.slice(0, 64).map((e) => f(Math.cbrt(e))));
function d(e) {
	for (let t = 2; t * t <= e; t++) if (e % t === 0) return !1;
	return !0;
}
function f(e) {
	return Math.floor((e - Math.floor(e)) * 4294967296) >>> 0;
}
// kernel/digest.ts
var ee = r, p = (e) => ee(e);
function te(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	ee = e;
}
// kernel/chacha.ts
function ne(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	re.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), ie.set(re);
	for (let e = 0; e < 10; e++) m(0, 4, 8, 12), m(1, 5, 9, 13), m(2, 6, 10, 14), m(3, 7, 11, 15), m(0, 5, 10, 15), m(1, 6, 11, 12), m(2, 7, 8, 13), m(3, 4, 9, 14);
	return ie.map((e, t) => e + re[t]);
}
var re = Uint32Array.from([
	1634760805,
	857760878,
	2036477234,
	1797285236,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0,
	0
]), ie = /* @__PURE__ */ new Uint32Array(16);
function m(e, t, n, r) {
	ae(e, t, r, 16), ae(n, r, t, 12), ae(e, t, r, 8), ae(n, r, t, 7);
}
function ae(e, t, n, r) {
	let i = ie[e] + ie[t] | 0, a = ie[n] ^ i;
	ie[e] = i, ie[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var oe = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, se = (e) => ({
	key: e,
	drawn: 0
});
function ce(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = ne(ue(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
var le = (e, t = 6) => 1 + ce(e, t);
function h(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = ce(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var ue = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), de = 8, g = (e) => 1 << (e ?? de), fe = 16, pe = (e) => e & 511 & ~(e >> fe), me = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
});
function he(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function ge(e) {
	e.seen = e.seen.map(() => 511);
}
function _e(e, t, n) {
	t.secret = h(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var ve = [], ye = (e) => be(e, "events") ?? ve;
function be(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = xe(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = xe(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function xe(e, t) {
	if ("secret" in t) {
		if (Ee(t)) return {
			at: e,
			is: "pile",
			inner: null
		};
		if (De(t)) return {
			at: e,
			is: "secret",
			inner: Te(t.secret) ? be(t.secret) : null
		};
	}
	let n = be(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function Se(e, t = ye(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? ve) {
			let t = we(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function Ce(e, t = ye(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? ve) {
			let t = we(e, o);
			if (s === "pile") continue;
			let l = typeof o == "string" ? o : i === "stack" ? t.phase : "*", u = i === "" ? l : `${i}.${l}`, d = typeof o == "number" && i !== "stack" ? [...a, o] : a;
			s === "branch" ? r(t, c, u, d) : (n.push({
				kind: u,
				indexes: d,
				secret: t
			}), c !== null && r(t.secret, c, u, d));
		}
	};
	return r(e, t, "", []), n;
}
var we = (e, t) => e[t], Te = (e) => typeof e == "object" && !!e, Ee = (e) => "pile" in e && "pool" in e, De = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", _ = (e) => ({
	g: e,
	spots: ye(e),
	bare: null,
	asData: null,
	lying: null,
	facts: null
});
function v(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? v(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
function Oe() {
	let e = /* @__PURE__ */ new Map(), t = {
		secret({ seen: e, secret: n }, r, i) {
			if ((e & i) === 0) return {
				seen: pe(e),
				secret: null
			};
			let a = Te(n) ? v(n, r, i, t) : n;
			return {
				seen: pe(e) | i,
				secret: a
			};
		},
		pile(t, n) {
			if (ke(t, n)) return je(t, n);
			let r = e.get(t);
			return r === void 0 && e.set(t, r = Ae(t)), r;
		}
	};
	return t;
}
function ke({ seen: e }, t) {
	for (let n = 0; n < e.length; n++) if ((e[n] & t) !== 0) return !0;
	return !1;
}
function Ae({ pile: e, owner: t, pool: n, seen: r }) {
	let i = r.map(pe);
	return e === "hand" && i.sort((e, t) => e - t), {
		pile: e,
		owner: t,
		pool: n,
		seen: i,
		secret: r.map(() => null)
	};
}
function je({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
	let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === g(t) ? null : Me(r, i, o), [c, l] = [[], []];
	for (let e = 0; e < i.length; e++) {
		let t = s === null ? e : s[e];
		c.push(o(t) ? Pe(r, t) | a : Pe(r, t)), l.push(o(t) ? i[t] : null);
	}
	return {
		pile: e,
		owner: t,
		pool: n,
		seen: c,
		secret: l
	};
}
var Me = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Ne(t[r], t[i]) : Pe(e, r) - Pe(e, i) : n(r) ? -1 : 1), Ne = (e = "", t = "") => e < t ? -1 : +(e > t), Pe = (e, t) => pe(e[t]), Fe = (e, t) => Ie(_(e), t);
function Ie(e, t) {
	let n = g(t);
	if (e.bare === null) {
		let { chance: t, events: n, ...r } = e.g;
		e.bare = {
			...r,
			viewer: null,
			unseen: {}
		};
	}
	e.asData ??= Oe();
	let r = v(e.bare, e.spots, n, e.asData);
	return r.viewer = t, r.unseen = Ue(e, n), r;
}
function Le(e, t) {
	let n = { value: e };
	return v(n, be(n), g(t), Re).value;
}
var Re = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : Te(t) ? v(t, n, r, Re) : t }),
	pile: (e, t) => ke(e, t) ? je(e, t) : Ae(e)
};
function ze(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let n of Se(e.g, e.spots)) {
		let e = t[n.pool] ??= {
			piles: [],
			known: 0
		};
		e.piles.push(n);
		for (let t = 0; t < n.seen.length; t++) e.known |= n.seen[t];
	}
	e.lying = {};
	for (let n in t) e.lying[n] = Be(t[n]?.piles ?? [], t[n]?.known ?? 0);
	return e.lying;
}
function Be(e, t) {
	if (t === 0) {
		let n = e.flatMap(({ secret: e }) => e);
		return {
			cards: typeof n[0] == "string" ? n.sort() : n.sort(Ne),
			seen: [],
			known: t
		};
	}
	let n = [];
	for (let { seen: t, secret: r } of e) for (let e = 0; e < r.length; e++) n.push({
		card: r[e],
		seen: t[e]
	});
	return n.sort(Ve), {
		cards: n.map(({ card: e }) => e),
		seen: n.map(({ seen: e }) => e),
		known: t
	};
}
var Ve = (e, t) => Ne(e.card, t.card), He = (e, t) => Ue(_(e), g(t));
function Ue(e, t) {
	let n = {}, r = ze(e);
	for (let e in r) {
		let { cards: i, seen: a, known: o } = r[e];
		n[e] = (o & t) === 0 ? i : i.filter((e, n) => (a[n] & t) === 0);
	}
	return n;
}
var We = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, Ge = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new We("a secret");
	}
}, Ke = {
	enumerable: !0,
	get() {
		throw new We("a card");
	}
}, qe = [];
function Je(e) {
	let t = qe[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, Ke);
	return qe[e] = Object.freeze(n), n;
}
var Ye = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new Ge(pe(e.seen)) : Te(e.secret) && t !== null ? {
		seen: e.seen,
		secret: v(e.secret, t, n, Ye)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: Je(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, Ke);
		return {
			...e,
			secret: r
		};
	}
};
function Xe(e, t) {
	let n = v(e.g, e.spots, g(t), Ye);
	return n.events = null, Ze.set(n, {
		position: e,
		viewer: t
	}), n;
}
var Ze = /* @__PURE__ */ new WeakMap(), Qe = (e, t, n) => $e(e, _(t), n);
function $e(e, t, n) {
	return t.facts ??= e.facts(Xe(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts(Xe(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function et(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => et(y(e, n), y(t, n)));
}
var tt = (e, t) => e.some((e) => et(e, t));
function nt(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return tt(e.one, t) ? null : it(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return rt(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = it(e.not, o);
			if (s !== null) return s;
			if (!tt(r, o) || tt(t.slice(0, a), o)) return i("notOffered", { field: n });
		}
		return null;
	}
	let { min: a, max: o } = e;
	return typeof t != "number" || !Number.isInteger(t) ? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t < a ? e.below ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : t > o ? e.above ?? i("outOfRange", {
		field: n,
		min: a,
		max: o
	}) : null;
}
function rt(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = nt(e[i], y(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var it = (e, t) => e?.find((e) => et(e.value, t))?.because ?? null;
function at(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = y(t, o), c = nt(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function ot(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!st.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var st = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function ct(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, ct(n, y(t, e))])) : t.map((t) => n(e.some.find((e) => et(e, t)))) : n(e.one.find((e) => et(e, t)));
}
function y(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function b(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = dt(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function lt(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function ut(e, t, n) {
	return {
		some: e,
		atLeast: t,
		atMost: n
	};
}
function dt(e, t) {
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
function ft(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (ft(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function pt(e, t, n) {
	return mt({
		seat: t,
		type: e.type
	}, e.fields, n);
}
function mt(e, t, n) {
	for (let r in t) e[r] = ht(t[r], n);
	return e;
}
function ht(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) return mt({}, e.parts, t);
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var gt = { to: "stay" }, _t = { to: "next" };
function vt(e) {
	return {
		to: "done",
		result: e
	};
}
function yt() {
	return {
		stay: gt,
		next: _t,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: vt,
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
// kernel/play.ts
function bt(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: xt(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, St(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(Vt(e, i, a)), Rt(e, r), r;
}
function xt(e, t) {
	let n = {};
	for (let t of Object.keys(e.options)) n[t] = e.options[t]?.[0];
	for (let [r, i] of Object.entries(t)) {
		let t = Object.hasOwn(e.options, r) ? e.options[r] : void 0;
		if (t === void 0) throw RangeError(`${e.id} has no option ${r}; it has ${Object.keys(e.options).join(", ")}`);
		if (!t.includes(i)) throw RangeError(`${r} is one of ${t.join(", ")}, not ${String(i)}`);
		n[r] = i;
	}
	return n;
}
function St(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function Ct(e, t) {
	let n = x(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = S(e, n);
	return {
		seats: Ht(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function wt(e, t) {
	let n = Ct(e, t), r = x(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || S(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !Ft(n) && !It(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function Tt(e, t, n) {
	let r = [];
	return Mt(e, t, n, r, null), r;
}
function Et(e, t, n) {
	let r = [], i = [];
	return Mt(e, t, n, r, i), {
		offers: r,
		refused: i
	};
}
function Dt(e, t, n, r, i = Tt(e, t, n)) {
	let a = i;
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i], s = jt(e, t, o.type) ? At(e, t, n, o.type) : null;
		for (let e = 0; e < 20; e++) {
			let e = pt(o, n, r);
			if ((s?.check?.(t, x(t), n, e) ?? null) === null) return e;
		}
		a = a.filter((e) => e !== o);
	}
	return null;
}
function Ot(e, t, n) {
	let r = x(t);
	return {
		seat: n,
		...S(e, r).idle(t, r, n)
	};
}
function kt(e, t, n) {
	let r = x(t), i = At(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	zt(e, t, r, i.take(t, r, n.seat, n)), Rt(e, t);
}
function At(e, t, n, r) {
	let i = x(t), a = S(e, i), o = a.actions[r];
	if (o !== void 0 && Wt(a.ask(t, i), n)) return o;
	let s = e.anytime[r];
	return s !== void 0 && !a.sealed?.(t, i) ? s : null;
}
function jt(e, t, n) {
	return S(e, x(t)).actions[n]?.check !== void 0 || e.anytime[n]?.check !== void 0;
}
function Mt(e, t, n, r, i) {
	let a = x(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = S(e, a);
	Wt(o.ask(t, a), n) && Nt(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || Nt(e, e.anytime, t, a, n, r, i);
}
function Nt({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = a.length;
			for (let e of l) It(e) || a.push(Pt(s, c, e));
			a.length === t && o?.push({
				type: s,
				because: Lt(l, e[s] ?? null)
			});
		} else Ft(l) ? o?.push({
			type: s,
			because: l
		}) : It(l) ? o?.push({
			type: s,
			because: Lt([l], e[s] ?? null)
		}) : a.push(Pt(s, c, l));
	}
}
var Pt = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, Ft = (e) => e.refused !== void 0;
function It(e) {
	for (let t in e) if (ft(e[t])) return !0;
	return !1;
}
function Lt(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => ft(e)));
	for (let [, e] of n) {
		let t = e.not?.[0]?.because ?? e.above;
		if (t !== void 0) return t;
	}
	return {
		refused: "notOffered",
		rule: t,
		facts: { field: n[0]?.[0] ?? "" }
	};
}
function Rt(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = x(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = S(e, n);
		if (typeof r == "function") zt(e, t, n, r(t, n) ?? _t);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? zt(e, t, n, _t) : t.stack.push(Vt(e, r.call, i));
		} else if (Ut(r.ask(t, n))) zt(e, t, n, _t);
		else return;
	}
	throw Error(`runaway rules at ${x(t)?.phase}.${x(t)?.step}`);
}
function zt(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(Vt(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = Vt(e, r.phase, r.locals);
			return;
		case "done": return Bt(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return Bt(e, t, n, void 0);
			n.step = r;
		}
	}
}
function Bt(e, t, n, r) {
	t.stack.pop();
	let i = x(t);
	if (i === void 0) return;
	let a = S(e, i);
	typeof a != "function" && zt(e, t, i, "call" in a ? a.then?.(t, i, r) ?? _t : a.after?.[n.phase]?.(t, i, r) ?? gt);
}
var Vt = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), x = (e) => e.stack[e.stack.length - 1], S = (e, t) => e.phases[t.phase]?.steps[t.step], Ht = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Ut = (e) => e === null || typeof e != "number" && e.length === 0, Wt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function Gt(e, t, n) {
	let r = qt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return C("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = Ct(e, t);
	if (s === null) return C("over", o, {});
	let c = At(e, t, i, a);
	if (c === null) return Jt(e, t, a, o, s.seats);
	let l = c.offer(t, x(t), i);
	return Ft(l) ? { refusal: l } : Yt(t, r, c, Array.isArray(l) ? l : [l], o);
}
function Kt(e, t, n, r) {
	let i = Gt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function C(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function qt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return C("malformed", null, { expected: "object" });
	let n = y(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return C("malformed", null, { expected: "seat" });
	let r = y(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : C("malformed", null, { expected: "type" });
}
function Jt(e, t, n, r, i) {
	let a = x(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? C("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? C("sealed", r, { type: n }) : C("notNow", r, {
		type: n,
		asked: i
	});
}
function Yt(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = at(c, r, o);
		if (a.reason === null) {
			let o = ct({ parts: c }, r), s = i.check?.(e, x(e), t, {
				seat: t,
				type: n,
				...o
			}) ?? null;
			if (s === null) return { action: {
				seat: t,
				type: n,
				...o
			} };
			a.reason = s;
		}
		s.push(a);
	}
	return { refusal: ot(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function Xt(e, t, n, r) {
	return Zt(t.g.chance, n.g.chance) ? Qt(t, n, r) ? "secret" : Ct(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Zt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function Qt(e, t, n) {
	let r = g(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = we(e, o), l = typeof t == "object" && t ? we(t, o) : void 0;
			if (s === "pile") i ||= !$t(n, l);
			else if (s === "branch") {
				if (a(n, l, c ?? [])) return !0;
			} else {
				let { seen: e, secret: t } = n, i = l;
				if ((e & r) === 0) {
					if (typeof i?.seen != "number" || (i.seen & ~e) !== 0) return !0;
				} else if (c !== null && a(t, i?.secret, c)) return !0;
			}
		}
		return !1;
	};
	return a(e.g, t.g, e.spots) || i && en(e, t, r);
}
function $t(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function en(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = g(r) | n, a = Ue(t, i);
		for (let [t, n] of Object.entries(Ue(e, i))) if (!tn(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function tn(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function w(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(w).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${w(t[e])}`).join(",")}}`;
}
var nn = (e) => p(w(e)), rn = (e) => p(`parlour commitment ${e}`), an = (e) => p(`parlour entropy ${e}`), on = (e, t) => p(`parlour dice ${w({
	seed: e,
	entropy: t
})}`);
function sn({ commitment: e, promises: t, entropy: n }, r) {
	if (rn(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : an(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var cn = ({ name: e, salt: t }) => p(`parlour name ${t} ${e}`);
function ln({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var un = (e) => nn(e).slice(0, fn), dn = (e, t, n) => p(`${e} ${JSON.stringify(t)} ${n}`).slice(0, fn), fn = 24, pn = 32;
function mn(e, t, n = pn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = bt(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: se(on(o, a.entropy))
	}), c = s.events ?? [];
	s.events = null;
	let l = {
		format: "parlour-record",
		version: 2,
		game: e.id,
		rules: r,
		seats: i,
		options: s.options,
		dice: a
	}, u = An(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: un(l),
		position: _(s),
		text: u,
		base: u,
		middle: null,
		kept: n,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "nothing",
		opening: c
	};
}
function hn(e) {
	let { version: t, link: n, text: r, base: i, tail: a, standing: o, free: s, barrier: c, seeds: l } = e, u = JSON.stringify({
		version: t,
		link: n,
		tail: a,
		standing: o,
		free: s,
		barrier: c,
		dice: l.length
	});
	return `{"g":${r},"base":${a.length === 0 ? r : i},${u.slice(1)}`;
}
function gn(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = _(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: pn,
		opening: [],
		...s
	};
}
function _n(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = Gt(a, o.g, t);
	if (r !== e.version && !("action" in s && En(e, s.action.seat, r))) return Mn({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return Mn(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], kt(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, ee = _(u), p = Xt(a, o, ee, c), te = An(u), ne = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: jn(o.g)
	}], re = p === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return Dn(e, ee, te, f, d, {
		...wn(e, ne, te),
		standing: e.standing + 1,
		free: re,
		barrier: p ?? "nothing"
	});
}
var vn = (e, t) => _n(e, Ot(e.game, e.position.g, t), { by: "clock" });
function yn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !Tn(e, t, r)) return Mn({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new bn();
	let o = Cn(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return Dn(e, _(o), An(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var bn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function xn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = se(on(r, t.entropy));
	let o = i.reduce((e, t) => e | g(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of Se(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = h(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => ce(a, e));
	let c = An(a);
	return Dn({
		...e,
		seeds: [...e.seeds, r]
	}, _(a), c, {
		dice: t,
		eyes: i
	}, [], {
		base: c,
		middle: null,
		tail: [],
		standing: 0,
		free: 0,
		barrier: "chance"
	});
}
function Sn(e, t, n = []) {
	if ("do" in t) return _n(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return yn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return xn(e, t.dice, r, t.eyes);
}
function Cn(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), kt(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function wn(e, t, n) {
	let { base: r, middle: i, kept: a } = e;
	if (i === null) return {
		base: r,
		tail: t,
		middle: t.length >= a ? {
			text: n,
			moves: t.length
		} : null
	};
	if (t.length < i.moves + a) return {
		base: r,
		tail: t,
		middle: i
	};
	let o = t.slice(i.moves);
	return {
		base: i.text,
		tail: o,
		middle: {
			text: n,
			moves: o.length
		}
	};
}
function Tn({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function En(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = _(Cn(e, a.length - o)), [l, u] = [x(c.g), x(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([Et(r, e.g, t), $e(r, e, t)]);
	return f(c) === f(i);
}
function Dn(e, t, n, r, i, a) {
	let o = dn(e.link, r, n);
	return {
		ok: !0,
		match: {
			...e,
			...a,
			position: t,
			text: n,
			link: o,
			version: e.version + 1
		},
		entry: {
			...r,
			hash: o
		},
		line: On(e, r),
		events: i
	};
}
function On({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = kn(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function kn(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function An(e) {
	let { events: t } = e;
	Object.assign(e, { events: void 0 });
	let n = JSON.stringify(e);
	return e.events = t, n;
}
var jn = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Mn = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Nn(e) {
	let t = n(e);
	return Pn(t), t;
}
function Pn(e) {
	if (Te(e)) {
		Ee(e) ? e.seen = e.seen.map(() => 511) : De(e) && (e.seen = 511);
		for (let t of Object.values(e)) Pn(t);
	}
}
// kernel/redeal.ts
function Fn(e, t, r) {
	let i = { chance: oe(r) }, a = (e) => ce(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = oe(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = h(i, [...s[e] ?? []]);
	let d = ye(l);
	for (let { pool: e, secret: t } of Se(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, g(o), a), In(e, l, d, ({ secret: e }) => e === null, a), l;
}
function In(e, t, n, r, i) {
	if (Ln(t, n, r)) for (let { kind: a, indexes: o, secret: s } of Ce(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function Ln(e, t, n) {
	for (let { at: r, is: i, inner: a } of t) {
		if (i === "pile") continue;
		let t = we(e, r);
		if (i === "secret" && n(t) || a !== null && Ln(i === "secret" ? t.secret : t, a, n)) return !0;
	}
	return !1;
}
function Rn(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = Fn(e, t, 1), o = a.chance, s = JSON.stringify(He(a, i)), c = n(a);
	return kt(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(He(c, i)) !== s ? null : {
		view: Fe(c, i),
		facts: Qe(e, c, i)
	};
}
// kernel/verify.ts
function zn(e, t) {
	let n = [], r = (e) => n.push({
		check: e,
		ok: !0
	}), i = (e, t, r, i) => (n.push(i === void 0 ? {
		check: e,
		ok: !1,
		at: t,
		detail: r
	} : {
		check: e,
		ok: !1,
		at: t,
		detail: r,
		refusal: i
	}), {
		ok: !1,
		findings: n
	});
	if (t.game !== e.id) return i("game", null, `this is a record of ${t.game}, not of ${e.id}`);
	if (r("game"), t.rules.version !== e.version) return i("rules", null, `played by rules ${t.rules.version}, these are rules ${e.version}`);
	if (r("rules"), t.seeds === null) return i("dice", null, "the seed has not been revealed: the game is not over");
	let a = [t.dice, ...t.entries.flatMap((e) => "dice" in e ? [e.dice] : [])];
	if (t.seeds.length !== a.length) return i("dice", null, `there are ${a.length} dice and ${t.seeds.length} seeds`);
	for (let [e, n] of a.entries()) {
		let r = sn(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = mn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (w(o.head) !== w(ln(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && cn(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = Sn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !Bn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (w(a.entry) !== w(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
	}
	r("actions"), r("chain");
	let { outcome: s } = o.position.g, [c, l] = [JSON.stringify(s), JSON.stringify(t.outcome)];
	return s === null ? i("ending", t.entries.length, `the game is not over after its last line (${t.entries.length})`) : c === l ? (r("ending"), {
		ok: !0,
		findings: n
	}) : i("ending", t.entries.length, `the result is ${c}, the record claims ${l}`);
}
function Bn({ game: e, position: t }, n) {
	if (!("do" in n) || n.by !== "clock") return !0;
	let { seat: r, ...i } = Ot(e, t.g, n.seat);
	return w(i) === w(n.do);
}
// kernel/bundle.ts
function Vn(e) {
	return {
		interface: 1,
		game: e.id,
		version: e.version,
		speaks: e.speaks,
		seats: e.seats,
		picks: e.picks,
		options: e.options,
		presets: e.presets,
		actions: e.governs,
		checks: Hn(e),
		optionsFor: (t) => xt(e, t),
		digestWith: te,
		begin: (t, n) => mn(e, t, n),
		snapshot: hn,
		resume: (t, n, r) => gn(e, t, n, r),
		verify: (t) => zn(e, t),
		act: _n,
		actForClock: vn,
		undo: yn,
		redice: xn,
		repeat: Sn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: wt(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => Ie(e, t),
		facts: ({ position: t }, n) => $e(e, t, n),
		menu: ({ position: t }, n) => Et(e, t.g, n),
		why: ({ position: t }, n, r) => Kt(e, t.g, n, r),
		preview: ({ position: t }, n, r) => Kt(e, t.g, n, r) === null ? Rn(e, Ie(t, n), r) : null,
		show: Le,
		laidOpen: (e) => ({
			...e,
			position: _(Nn(e.position.g))
		}),
		newsLaidOpen: Nn,
		search: {
			start: (t) => bt(e, t),
			clone: n,
			redeal: (t, n) => Fn(e, t, n),
			view: (e, t) => Ie(_(e), t),
			waiting: (t) => Ct(e, t),
			offers: (t, n) => Tt(e, t, n),
			sample: (t, n, r, i) => Dt(e, t, n, r, i),
			perform: (t, n) => kt(e, t, n),
			idle: (t, n) => Ot(e, t, n)
		}
	};
}
function Hn(e) {
	let t = /* @__PURE__ */ new Set(), n = (e) => {
		for (let [n, r] of Object.entries(e)) "check" in r && t.add(n);
	};
	n(e.anytime);
	for (let { steps: t } of Object.values(e.phases)) for (let e of Object.values(t)) typeof e == "object" && "actions" in e && n(e.actions);
	return [...t];
}
// games/manticore/content/heroes.ts
var Un = [
	"initiative",
	"defense",
	"attack",
	"shooting",
	"magic"
], Wn = {
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
Object.keys(Wn);
var Gn = {
	radan: "warrior",
	zorya: "warrior",
	oslav: "mage",
	milena: "mage",
	borun: "dwarf",
	dagna: "dwarf",
	taeril: "elf",
	syvene: "elf"
}, Kn = Object.keys(Gn), qn = "mage", T = (e, t) => e.map(t), Jn = [
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
], Yn = {
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
}, E = [
	"forge",
	"elvenWorkshop",
	"dwarfWorkshop",
	"shoeManufactory",
	"witchHut",
	"druidHut",
	"iceTower",
	"fieryEarth"
], Xn = Jn.flatMap(({ q: e, r: t, cells: n }) => n.split(" ").map((n, r) => ({
	hex: {
		q: e,
		r: t + r
	},
	sign: n
}))), D = Xn.map((e, t) => t), Zn = Xn.map(({ hex: e }) => e), O = Xn.map(({ sign: e }) => Yn[e] ?? "forest"), Qn = new Map(D.map((e) => [`${Zn[e].q},${Zn[e].r}`, e]));
function k(e, t) {
	let n = Qn.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no cell (${e},${t})`);
	return n;
}
var $n = k(5, -8), er = k(1, 0), tr = [
	$n,
	...Xn.flatMap(({ sign: e }, t) => Number(e) > 0 ? [{
		step: Number(e),
		cell: t
	}] : []).sort((e, t) => e.step - t.step).map(({ cell: e }) => e),
	er
], nr = tr.length - 1, rr = [
	k(1, 0),
	k(0, -1),
	k(1, -1),
	k(0, 1),
	k(-1, 1),
	k(-1, 0),
	k(0, 0)
], ir = {
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
}, ar = {
	M1: "hound",
	M2: "hound",
	M3: "hound",
	M4: "gnarl",
	M5: "cinderwing",
	M6: "cinderwing",
	M7: "cinderwing"
}, A = Object.keys(ar), or = [
	"magic",
	"close",
	"shooting"
], sr = {
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
}, cr = Object.keys(sr), j = {
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
}, lr = Object.keys(j), ur = [
	"sword",
	"bow",
	"shield",
	"boots",
	"amulet",
	"helmet"
], dr = ["iceBoulder", "fireball"], fr = (e) => e === "iceBoulder" || e === "fireball", pr = lr.flatMap((e) => Object.entries(j[e].tokens).map(([t, n]) => [t, {
	kind: e,
	strength: n
}])), M = Object.fromEntries(pr), mr = pr.map(([e]) => e), N = (e) => fr(M[e].kind), hr = (e) => !N(e), P = (e) => mr.filter((t) => M[t].kind === e), F = {
	sword: P("sword"),
	bow: P("bow"),
	shield: P("shield"),
	boots: P("boots"),
	amulet: P("amulet"),
	helmet: P("helmet"),
	iceBoulder: P("iceBoulder"),
	fireball: P("fireball")
}, gr = {
	iceBoulder: "fireball",
	fireball: "iceBoulder"
}, _r = {
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
}, vr = (e) => Gn[e.hero], yr = (e) => e.stack.find((e) => e.phase === "turn"), I = (e, t) => e.heroes[t].life > 0, br = (e) => e.order.filter((t) => I(e, t)), xr = (e, t) => e.order.filter((e) => t.includes(e)), Sr = (e, t) => Wn[vr(e)][t], Cr = (e, t) => Sr(e, t) + e.power[t], wr = (e) => e === null ? 0 : M[e].strength, Tr = (e) => e.bootsWork ? wr(e.worn.boots) : 0, Er = (e) => Cr(e, "initiative") + Tr(e) - e.bag.length, L = (e) => e.isDone ? 0 : Math.max(0, Er(e) - e.spent);
function Dr(e) {
	return [...Or(e), ...e.bag];
}
function Or(e) {
	let t = [];
	for (let n of ur) {
		let r = e.worn[n];
		r !== null && t.push(r);
	}
	return t;
}
// kernel/hex.ts
var kr = [
	0,
	1,
	2,
	3,
	4,
	5
], Ar = [
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
], jr = (e) => (e + 3) % 6;
function Mr({ q: e, r: t }, n) {
	let r = Ar[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function Nr(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function Pr(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return n * n + n * r + r * r;
}
function Fr(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of kr) {
			let { q: t, r: i } = Mr(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = Nr(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
var Ir = (e, t, n) => e.neighbours[t * 6 + n], Lr = (e, t, n) => e.distances[t * e.size + n];
function Rr(e, t, n, r = 1e3) {
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
function zr(e, t) {
	let n = [t];
	for (let r = e.from[t]; r !== -1; r = e.from[r]) n.push(r);
	return n.reverse();
}
// games/manticore/rules/board.ts
var Br = Fr(Zn), R = T(D, (e) => kr.flatMap((t) => {
	let n = Ir(Br, e, t);
	return n === -1 ? [] : [{
		cell: n,
		direction: t
	}];
})), Vr = (e, t) => Lr(Br, e, t), Hr = (e, t) => Lr(Br, e, t) === 1, Ur = (e) => D.filter((t) => O[t] === e), Wr = Ur("city"), Gr = Ur("cave"), Kr = (e) => O[e] === "city", qr = (e) => O[e] === "forest", Jr = Ur("forest"), Yr = (e, t) => Math.min(...t.map((t) => Vr(e, t))), z = T(D, (e) => Yr(e, Wr)), Xr = T(D, (e) => Pr(Zn[e], {
	q: 0,
	r: 0
})), Zr = (e) => T(D, (t) => Yr(t, Ur(e))), Qr = new Map(E.map((e) => [e, Zr(e)])), $r = (e, t) => Qr.get(t)?.[e] ?? 0, ei = D.filter((e) => Yr(e, Gr) <= 1), ti = T(D, (e) => ei.includes(e)), ni = (e) => ti[e];
function ri(e) {
	let t = O[e];
	return t === "forest" || t === "city" || t === "cave" ? null : t;
}
// games/manticore/rules/vocabulary.ts
var { phase: B, call: ii, become: ai, done: V, goTo: H, next: U, stay: W, no: G, emit: K, game: oi } = yt();
// games/manticore/rules/stacks.ts
function q(e, t) {
	let [n] = e.stacks[t].kind.secret;
	if (n === void 0) throw Error("every location has a stack");
	return n;
}
function si(e, t) {
	let n = F[q(e, t)];
	return e.stacks[t].ranks.flatMap((e) => n[e] ?? []);
}
var ci = (e, t) => e.stacks[t].ranks.length === 0;
function li(e) {
	for (let { home: t, family: n } of Object.values(j)) if (t === e) return n;
	return "physical";
}
function ui(e, t, n) {
	let r = e.stacks[n];
	r.isOpen || (r.isOpen = !0, fi(e, n), K(e, "stackOpened", {
		seat: t,
		location: n,
		kind: q(e, n),
		tokens: si(e, n)
	}));
}
var di = (e, t) => e.stacks[t].kind.seen[0] !== 0;
function fi(e, t) {
	ge(e.stacks[t].kind);
}
function pi(e, t, n) {
	let { ranks: r } = e.stacks[t];
	r.push(F[q(e, t)].indexOf(n)), r.sort((e, t) => e - t);
}
function mi(e, t, n) {
	let r = e.stacks[t], i = F[q(e, t)].indexOf(n);
	r.ranks.splice(r.ranks.indexOf(i), 1);
}
// games/manticore/rules/monster.ts
var hi = (e) => ir[ar[e]].level, gi = (e) => ir[ar[e]].temper === "aggressive", _i = (e) => ir[ar[e]].power, vi = (e) => A.filter((t) => e.monsters[t].is === "alive");
function J(e, t) {
	let { cell: n } = e.monsters[t];
	return n !== null && Kr(n);
}
var yi = (e) => e.options.monsters === "static" && e.options.scenario === "base";
function bi(e, t) {
	if (t.is === "open") return t.token;
	let n = F[q(e, t.from)][t.rank];
	if (n === void 0) throw Error("a hidden token comes from a stack");
	return n;
}
var xi = (e, t) => e.monsters[t].carries.map((t) => bi(e, t)), Si = (e, t) => xi(e, t).filter(N), Ci = (e, t, n) => Ti(e, e.monsters[t].carries, n), wi = (e, t, n) => Ti(e, e.monsters[t].carries.filter((e) => e.is === "open"), n);
function Ti(e, t, n) {
	let r = 0;
	for (let i of t) {
		let t = M[bi(e, i)];
		t.kind === n && t.strength > r && (r = t.strength);
	}
	return r;
}
function Ei(e, t) {
	let n = Number(e.options.monsterInitiative);
	return (n > 1 ? Math.min(n, hi(t)) : 1) + (n > 1 || e.options.monsterBoots === "fast" ? wi(e, t, "boots") : 0);
}
// games/manticore/rules/values.ts
var Di = {
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
}, Oi = (e) => e === "magic" ? "magicAttack" : e;
function ki(e, t) {
	return e === "magic" ? "magicDefense" : e === "close" && t !== "cover" ? "close" : "defense";
}
function Ai(e, t, n) {
	let r = Di[n];
	if (typeof t == "number") {
		let n = e.heroes[t];
		return {
			who: t,
			base: Sr(n, r.of),
			power: n.power[r.of],
			artifact: wr(n.worn[r.with]),
			spells: 0
		};
	}
	return t === "manticore" ? {
		who: t,
		base: ji(e)[r.of],
		power: 0,
		artifact: 0,
		spells: 0
	} : {
		who: t,
		base: hi(t),
		power: 0,
		artifact: Ci(e, t, r.with),
		spells: 0
	};
}
function ji(e) {
	let { defense: t, attack: n, shooting: r, magic: i } = _r[e.options.manticoreSheet === "flat" ? 2 : Ni(e)], a = Number(e.options.manticoreMight);
	return {
		defense: t + a,
		attack: n + a,
		shooting: r + a,
		magic: i + a
	};
}
var Mi = (e) => _r[Ni(e)].life, Ni = (e) => e.seats.length;
function Y(e, t, n, r = []) {
	let i = X(t).map((t) => {
		let i = Ai(e, t, n);
		for (let e of r) e.who === t && (i.spells += Pi(e.spells));
		return i;
	});
	return {
		party: t,
		terms: i,
		sum: i.reduce((e, t) => e + t.base + t.power + t.artifact + t.spells, 0)
	};
}
var Pi = (e) => e.reduce((e, t) => e + M[t].strength, 0), X = (e) => e.is === "heroes" ? e.seats : [e.foe];
function Fi(e, t) {
	return typeof t == "number" ? e.heroes[t].life : t === "manticore" ? e.manticore.life : hi(t) - e.monsters[t].damage;
}
function Ii(e, t) {
	return typeof t == "number" ? 10 : t === "manticore" ? Mi(e) : hi(t);
}
function Li(e, t) {
	if (t.is === "foe") return (t.foe === "manticore" ? e.manticore.life > 0 : e.monsters[t.foe].is === "alive") ? t : null;
	let n = t.seats.filter((t) => I(e, t));
	return n.length > 0 ? {
		is: "heroes",
		seats: n,
		lead: t.lead
	} : null;
}
var Ri = (e) => e.seats.includes(e.lead) ? e.lead : e.seats[0] ?? e.lead;
// games/manticore/rules/odds.ts
function zi(e, { isMutual: t, attackerLife: n, defenderLife: r }) {
	let i = {
		...e,
		wins: 0,
		loses: 0,
		dealt: 0,
		suffered: 0,
		kills: 0,
		dies: 0
	};
	for (let a = 1; a <= 6; a++) for (let o = 1; o <= 6; o++) {
		let s = e.attacker + a - e.defender - o;
		s > 0 ? (i.wins += 1, i.dealt += s, s >= r && (i.kills += 1)) : s < 0 && t && (i.loses += 1, i.suffered -= s, -s >= n && (i.dies += 1));
	}
	return i;
}
function Bi(e, t, n, r, i) {
	return zi({
		attacker: Y(e, t, Oi(r)).sum,
		defender: Y(e, n, ki(r, i)).sum
	}, {
		isMutual: Vi(r, i),
		attackerLife: Hi(e, t),
		defenderLife: Hi(e, n)
	});
}
var Vi = (e, t) => e === "magic" || e === "close" && t !== "cover", Hi = (e, t) => Math.min(...X(t).map((t) => Fi(e, t)));
// games/manticore/rules/standing.ts
function Ui(e, t) {
	return Wi(e, t) ?? Ki(e, t);
}
function Wi(e, t) {
	for (let n of e.seats) if (e.heroes[n].cell === t) return n;
	return null;
}
function Gi(e, t) {
	for (let n of A) if (e.monsters[n].cell === t) return n;
	return null;
}
function Ki(e, t) {
	return Z(e) === t ? "manticore" : Gi(e, t);
}
var Z = (e) => tr[e.manticore.step];
function qi(e, t) {
	return typeof t == "number" ? e.heroes[t].cell : t === "manticore" ? Z(e) : e.monsters[t].cell;
}
function Ji(e) {
	let t = new Uint8Array(e.roads.length);
	for (let n of e.seats) Yi(t, e.heroes[n].cell);
	for (let n of A) Yi(t, e.monsters[n].cell);
	return Yi(t, Z(e)), t;
}
function Yi(e, t) {
	t !== null && (e[t] = 1);
}
// games/manticore/rules/practice.ts
var Q = ({ options: e }) => e.practice !== "off";
function Xi({ options: e }) {
	return e.practice === "manticore" ? "manticore" : A.find((t) => ar[t] === e.practice) ?? null;
}
var Zi = (e, t) => !Q(e) || Xi(e) === t, Qi = nr - 1, $i = tr[Qi];
function ea(e, t, n) {
	return t === "manticore" ? Hr(n, $i) ? [$i] : [] : R[n].map((e) => e.cell).filter((t) => qr(t) && Ui(e, t) === null);
}
function ta(e, t, n) {
	let r = Xi(e);
	return r === null || t !== e.order[0] || ea(e, r, n).length > 0 ? null : G("MC-12.2", "awayFromFoe", { foe: r });
}
function na(e) {
	let t = Xi(e), n = e.order.flatMap((t) => e.heroes[t].cell ?? [])[0];
	if (t === null || n === void 0) return;
	let r = (t) => e.seats.filter((n) => R[t].some((t) => t.cell === e.heroes[n].cell)).length, [i] = ea(e, t, n).sort((e, t) => r(t) - r(e));
	if (i === void 0) throw Error("the first hero began where the foe can be");
	t === "manticore" ? Object.assign(e.manticore, {
		step: Qi,
		wokeIn: e.round
	}) : Object.assign(e.monsters[t], {
		is: "alive",
		cell: i,
		appearedIn: e.round
	}), K(e, "foeStood", {
		foe: t,
		cell: i
	});
}
// games/manticore/rules/ending.ts
var ra = {
	greatVictory: 3,
	victory: 2,
	manticoreVictory: 1,
	manticoreGreatVictory: 0,
	practiceWon: 2,
	practiceLost: 0
};
function ia(e, t) {
	if (Q(e)) return ca(e, t);
	let n = A.some((t) => e.monsters[t].is === "alive" || e.monsters[t].is === "waiting"), r = e.options.mode === "coop" ? [...e.seats] : t;
	ua(e, {
		grade: n ? "victory" : "greatVictory",
		because: "manticoreDead",
		rule: n ? "MC-25.2" : "MC-25.1",
		winners: r,
		blow: t
	});
}
function aa(e) {
	if (!(e.outcome !== null || br(e).length > 0)) {
		if (Q(e)) return la(e, "heroesBeaten", "MC-25.3");
		ua(e, {
			grade: "manticoreGreatVictory",
			because: "allDead",
			rule: "MC-25.3",
			winners: [],
			blow: []
		});
	}
}
function oa(e) {
	ua(e, {
		grade: "manticoreVictory",
		because: "cityEntered",
		rule: "MC-25.4",
		winners: [],
		blow: []
	});
}
function sa(e) {
	if (!(e.outcome !== null || e.round < Number(e.options.roundLimit))) {
		if (Q(e)) return la(e, "foeUnbeaten", "MC-R60");
		ua(e, {
			grade: "manticoreVictory",
			because: "roundLimit",
			rule: "MC-R60",
			winners: [],
			blow: []
		});
	}
}
function ca(e, t) {
	ua(e, {
		grade: "practiceWon",
		because: "foeDead",
		rule: e.options.practice === "manticore" ? "MC-15.3" : "MC-15.2",
		winners: [...e.seats],
		blow: t
	});
}
function la(e, t, n) {
	ua(e, {
		grade: "practiceLost",
		because: t,
		rule: n,
		winners: [],
		blow: []
	});
}
function ua(e, t) {
	let n = ra[t.grade], r = t.winners.length === 0;
	e.ending = t, e.outcome = {
		winners: t.winners,
		scores: e.seats.map((e) => r || t.winners.includes(e) ? n : 0)
	}, K(e, "ended", t);
}
// games/manticore/rules/waking.ts
var da = {
	firstKill: "MC-23.2",
	nearCave: "MC-23.3",
	attacked: "MC-23.4",
	fifthRound: "MC-26.3",
	token: "MC-29.7"
}, fa = (e) => e.manticore.wokeIn !== null, pa = (e) => !fa(e) && !Q(e);
function ma(e, t, n) {
	pa(e) && (e.manticore.wokeIn = e.round, K(e, "manticoreWoke", {
		because: t,
		rule: da[t],
		seat: n
	}));
}
// games/manticore/rules/harm.ts
function ha(e, t, n, r) {
	let i = Math.min(n, Fi(e, t));
	typeof t == "number" ? e.heroes[t].life -= i : t === "manticore" ? e.manticore.life -= i : e.monsters[t].damage += i, K(e, "hurt", {
		who: t,
		damage: n,
		left: Fi(e, t),
		by: [...r]
	});
}
function ga(e, t, n) {
	let r = qi(e, t);
	if (r === null || t === "manticore") return;
	typeof t == "number" ? e.heroes[t].cell = null : (e.monsters[t].cell = null, e.monsters[t].is = "dead"), K(e, "died", {
		who: t,
		by: [...n],
		cell: r
	});
	let i = n.find((e) => typeof e == "number") ?? null;
	typeof t == "string" && i !== null && e.options.scenario === "base" && ma(e, "firstKill", i), typeof t == "number" && i === null && e.options.fallenHeroLoot === "dropped" && _a(e, t, r);
}
function _a(e, t, n) {
	let r = Dr(e.heroes[t]);
	if (r.length !== 0) {
		for (let t of r) e.ground.push({
			cell: n,
			artifact: t
		});
		xa(e, t), K(e, "tokensDropped", {
			of: t,
			artifacts: r,
			cell: n
		});
	}
}
function va(e, t) {
	if (t === "manticore") return;
	let n = ya(e, t), r = 0;
	typeof t == "number" ? (xa(e, t), e.heroes[t].spells = {
		iceBoulder: null,
		fireball: null
	}, e.heroes[t].unassigned = 0) : (e.monsters[t].carries = e.monsters[t].carries.filter(({ is: e }) => e === "hidden"), r = e.monsters[t].carries.length), n.length + r !== 0 && (e.outOfGame.tokens.push(...n), K(e, "tokensLost", {
		of: t,
		tokens: n,
		hidden: r
	}));
}
function ya(e, t) {
	if (typeof t == "string") return e.monsters[t].carries.flatMap((e) => e.is === "open" ? e.token : []);
	let n = e.heroes[t];
	return [...Dr(n), ...Object.values(n.spells).filter((e) => e !== null)];
}
var ba = (e, t) => t === "manticore" ? [] : ya(e, t).filter(hr);
function xa(e, t) {
	e.heroes[t].worn = {
		sword: null,
		bow: null,
		shield: null,
		boots: null,
		amulet: null,
		helmet: null
	}, e.heroes[t].bag = [], e.heroes[t].bootsWork = !1;
}
function Sa(e, t, n) {
	let r = br(e);
	for (let i of r) ha(e, i, t, n);
	for (let t of r) e.heroes[t].life > 0 || (ga(e, t, n), va(e, t));
	aa(e);
}
// games/manticore/rules/trophies.ts
function Ca(e, t) {
	return typeof t == "number" ? Number(e.options.heroKillPower) : t === "manticore" ? 0 : _i(t);
}
function wa(e, t, n, r) {
	let i = Ta(e, n), a = (t) => {
		let r = t ?? i;
		return r !== null && n.seats.includes(r) && I(e, r) ? r : i;
	}, o = [r?.firstPoint, r?.secondPoint].slice(0, Ca(e, t)).map(a), s = r !== null && Object.values(r).some((e) => e !== null);
	return {
		victim: t,
		points: o.filter((e) => e !== null),
		looter: a(r?.artifact),
		rule: s ? "MC-14.10" : n.seats.length > 1 ? "MC-14.11" : "MC-7.3"
	};
}
function Ta(e, t) {
	let n = t.seats.filter((t) => I(e, t)), r = Math.max(...n.map((t) => L(e.heroes[t]))), i = n.filter((t) => L(e.heroes[t]) === r);
	return i.length > 1 && n.includes(t.lead) ? t.lead : i[0] ?? null;
}
function Ea(e, t, n) {
	let r = t.seats.filter((t) => I(e, t));
	if (e.options.jointFatalBlow === "shared") return r;
	let i = n?.blow ?? null, a = i !== null && r.includes(i) ? i : Ta(e, t);
	return a === null ? [] : [a];
}
// games/manticore/rules/targets.ts
function Da(e, t, n) {
	let [r, i] = [qi(e, t), qi(e, n)];
	return r !== null && i !== null && Hr(r, i);
}
function Oa(e, t) {
	let n = [];
	for (let r of A) Da(e, t, r) && n.push(r);
	return Zi(e, "manticore") && Da(e, t, "manticore") && n.push("manticore"), e.options.mode === "semi" && n.push(...ka(e, t)), n;
}
var ka = (e, t) => e.seats.filter((n) => Da(e, t, n)), Aa = (e, t) => b(e.options.mode === "coop" ? ka(e, t) : [], () => G("MC-1.7", "cooperative", {}));
function ja(e, t) {
	let n = Ma(e, t);
	return b([...or, "card"], (e) => n ? e === "card" ? G("MC-12.4", "ownChoice", { target: t }) : null : e === "card" ? null : G("MC-12.5", "cardDecides", { target: t }));
}
var Ma = (e, t) => !e.attacked.includes(t);
function Na(e, t) {
	let n = L(e.heroes[t]);
	return n < 1 ? G("MC-12.3", "tooFewPoints", {
		needs: 1,
		left: n
	}) : null;
}
function Pa(e, t, n) {
	let r = Na(e, n);
	if (r !== null) return r;
	let i = Oa(e, n), a = Aa(e, n);
	return i.length === 0 ? a.not === void 0 ? G("MC-12.2", "nobodyNear", {}) : [{
		target: a,
		kind: b(or)
	}] : i.map((e, n) => ({
		target: n === 0 ? {
			...a,
			one: [e]
		} : b([e]),
		kind: ja(t, e)
	}));
}
function Fa(e, t, n) {
	let r = e.heroes[n];
	return r.isDone ? G("MC-14.3", "turnIsOver", { hero: n }) : Da(e, n, t) ? L(r) < 1 ? G("MC-14.2", "cannotPay", { hero: n }) : null : G("MC-14.4", "notBeside", { hero: n });
}
var Ia = (e, t, n) => e.order.filter((r) => r !== t && r !== n && I(e, r));
function La(e, t, n) {
	let r = Na(e, n);
	if (r !== null) return r;
	let i = Oa(e, n);
	if (i.length === 0) return G("MC-12.2", "nobodyNear", {});
	let a = [], o = G("MC-14.1", "noPeers", {});
	for (let r of i) {
		let { one: i, not: s } = b(Ia(e, n, r), (t) => Fa(e, r, t));
		if (i.length === 0) {
			s !== void 0 && (o = G("MC-14.4", "noHelper", { target: r }));
			continue;
		}
		let c = [
			null,
			n,
			...i
		], l = Ca(e, r);
		a.push({
			target: b([r]),
			kind: ja(t, r),
			helpers: {
				some: i,
				atLeast: 1,
				atMost: i.length,
				...s !== void 0 && { not: s }
			},
			firstPoint: b(l > 0 ? c : [null]),
			secondPoint: b(l > 1 ? c : [null]),
			artifact: b(Ra(e, r) ? c : [null]),
			blow: b(za(e, r) ? c : [null])
		});
	}
	return a.length > 0 ? a : o;
}
var Ra = (e, t) => ba(e, t).length > 0 || typeof t == "string" && t !== "manticore" && e.monsters[t].carries.some(({ is: e }) => e === "hidden"), za = (e, t) => t === "manticore" && e.options.mode === "semi" && e.options.jointFatalBlow === "trophy";
// games/manticore/rules/attack-facts.ts
function Ba(e, t) {
	let n = t.seat;
	return Oa(e, n).map((r) => {
		let i = Ia(e, n, r).filter((t) => Fa(e, r, t) === null);
		return {
			target: r,
			isFirst: Ma(t, r),
			alone: Va(e, [n], r),
			helpers: i,
			together: Wa(i).map((t) => ({
				helpers: t,
				odds: Va(e, [n, ...t], r)
			})),
			response: Ha(e, n, r)
		};
	});
}
function Va(e, t, n) {
	let r = {
		is: "heroes",
		seats: t,
		lead: t[0] ?? 0
	}, i = (t) => Bi(e, r, Ua(n), t, null);
	return {
		magic: i("magic"),
		close: i("close"),
		shooting: i("shooting")
	};
}
function Ha(e, t, n) {
	let [r, i] = [Ua(n), Ua(t)];
	return {
		magic: Bi(e, r, i, "magic", null),
		close: Bi(e, r, i, "close", "fight"),
		shooting: Bi(e, r, i, "shooting", null),
		cover: Bi(e, r, i, "close", "cover")
	};
}
var Ua = (e) => typeof e == "number" ? {
	is: "heroes",
	seats: [e],
	lead: e
} : {
	is: "foe",
	foe: e
};
function Wa(e) {
	let t = [];
	for (let n of e) t.push([n], ...t.map((e) => [...e, n]));
	return t;
}
function Ga(e) {
	let t = e.stack.find((e) => e.phase === "duel");
	if (t === void 0 || t.kind === null) return null;
	let { kind: n, stance: r, cast: i, countered: a } = t, o = Y(e, t.attacker, Oi(n), i), s = {
		attackerLife: Hi(e, t.attacker),
		defenderLife: Hi(e, t.defender)
	}, c = (r) => {
		let i = Y(e, t.defender, ki(n, r), a);
		return {
			defender: i,
			odds: zi({
				attacker: o.sum,
				defender: i.sum
			}, {
				isMutual: Vi(n, r),
				...s
			})
		};
	}, l = c(r), u = n === "close" && r === null;
	return {
		attacker: o,
		defender: l.defender,
		fight: l.odds,
		cover: u ? c("cover").odds : null
	};
}
function Ka(e) {
	let t = cr.filter((t) => !e.combatDiscard.includes(t)), [n = 0, r = 0, i = 0] = or.map((e) => t.filter((t) => sr[t] === e).length);
	return {
		magic: n,
		close: r,
		shooting: i
	};
}
// games/manticore/content/road-tokens.ts
var $ = {
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
}, qa = Object.keys($), Ja = (e, t) => ({
	value: e,
	because: t
}), Ya = (e) => T(D, (t) => Ja(t, e)), Xa = [
	0,
	1,
	2,
	3,
	4,
	5
], Za = (e) => 1 << e, Qa = (e) => T(Xa, (t) => $[e].exits.reduce((e, n) => e | 1 << (n + t) % 6, 0)), $a = Object.fromEntries(Object.keys($).map((e) => [e, Qa(e)])), eo = (e, t) => ({
	token: e,
	rotation: t,
	exits: $a[e][t]
}), to = 63, no = Uint8Array.from(D, (e) => O[e] === "forest" ? 0 : to);
function ro(e) {
	let { roads: t } = e, n = no.slice();
	for (let e = 0; e < n.length; e++) {
		let r = t[e];
		r != null && (n[e] = r.exits);
	}
	return n;
}
var io = (e, t, n, r) => (e[t] & Za(r)) !== 0 && (e[n] & Za(jr(r))) !== 0;
function ao(e, t, n, r) {
	return e[n] === 0 ? 3 : e[t] === 0 || io(e, t, n, r) ? 1 : 3;
}
function oo(e) {
	let t = ro(e);
	return {
		open: t,
		distances: Rr(Br, Wr, (e, n, r) => +!!io(t, e, n, r)).costs
	};
}
function so({ distances: e }, t) {
	let n = e[t];
	return n === -1 ? null : n;
}
function co(e) {
	let t = ro(e);
	return Rr(Br, Wr, (e, n, r) => ao(t, e, n, r)).costs;
}
// games/manticore/rules/placing.ts
var lo = (e) => Xa.slice(0, $[e].turns), uo = G("MC-2.5", "roadsDoNotMeet", {});
function fo(e) {
	let t = /* @__PURE__ */ new Map();
	return Array.from({ length: 64 }, (n, r) => {
		let i = (t) => (eo(e, t).exits & r) !== 0, a = b(lo(e), (e) => i(e) ? null : uo), o = t.get(a.one.join());
		return t.set(a.one.join(), o ?? a), o ?? a;
	});
}
var po = Object.fromEntries(qa.map((e) => [e, fo(e)])), mo = 63, ho = (e) => e === "forest" || e === "city" ? 0 : 1 << go.indexOf(e), go = [...new Set(D.map((e) => O[e]))], _o = T(D, (e) => {
	let t = R[e].map((e) => O[e.cell]);
	return {
		isByCity: t.includes("city"),
		locations: t.reduce((e, t) => e | ho(t), 0)
	};
});
function vo(e) {
	let t = new Uint8Array(D.length);
	for (let n of Jr) {
		let r = e.roads[n];
		if (r !== null) for (let { cell: e, direction: i } of R[n]) (r.exits & Za(i)) !== 0 && (t[e] = t[e] | Za(jr(i)));
	}
	return t;
}
function yo(e, t) {
	let n = [];
	return bo(e, t, (e, t, r) => {
		t !== null && r !== null && n.push({
			cell: e,
			by: t,
			rotation: r
		});
	}), n;
}
function bo(e, t, n) {
	let r = vo(e), i = Co(r), a = e.round > 0 ? Ji(e) : null, o = po[t], s = o[mo];
	for (let t of Jr) {
		if (e.roads[t] !== null || a?.[t] === 1) {
			n(t, null, null);
			continue;
		}
		let { isByCity: c, locations: l } = _o[t];
		if (c) n(t, "city", s);
		else if ((l & i) !== 0) n(t, "location", s);
		else {
			let e = o[r[t]];
			e.one.length > 0 ? n(t, "road", e) : n(t, null, null);
		}
	}
}
function xo(e, t) {
	return Jr.some((t) => _o[t].isByCity && So(e, t)) || yo(e, t).length > 0;
}
var So = (e, t) => e.roads[t] === null && Ui(e, t) === null;
function Co(e) {
	let t = 0;
	for (let n of wo) e[n] !== 0 && (t |= ho(O[n]));
	return t;
}
var wo = D.filter((e) => ho(O[e]) !== 0);
function To(e, t) {
	let n = [], r = [], i = [];
	return bo(e, t, (t, a, o) => {
		if (o === null) i.push(Oo(e, t));
		else {
			let e = n.indexOf(o);
			e >= 0 ? r[e]?.push(t) : (n.push(o), r.push([t]));
		}
	}), n.map((e, t) => {
		let n = r[t] ?? [];
		return {
			cell: t > 0 ? { one: n } : {
				one: n,
				not: i
			},
			rotation: e
		};
	});
}
var Eo = Ya(G("MC-2.3", "joinsNothing", {})), Do = Ya(G("MC-R16", "roadThere", {}));
function Oo(e, t) {
	if (e.roads[t] !== null) return Do[t];
	let n = e.round > 0 ? Ui(e, t) : null;
	return n === null ? Eo[t] : Ja(t, G("MC-29.5", "occupied", {
		cell: t,
		by: n
	}));
}
function ko(e) {
	let t = null;
	for (let n of Jr) So(e, n) && (t === null || z[n] < z[t]) && (t = n);
	return t;
}
// games/manticore/rules/paving-default.ts
function Ao(e, t) {
	let { monster: n } = $[t], r = null, i = Infinity;
	for (let { cell: a, rotation: o } of yo(e, t)) for (let s of o.one) {
		let o = jo(e, t, {
			cell: a,
			rotation: s
		}, () => n === null ? Mo(e) : -Po(e, ir[n].temper, a));
		o >= i || (r = {
			cell: a,
			rotation: s
		}, i = o);
	}
	if (r === null) throw Error("a token that can be laid is asked for");
	return r;
}
function jo(e, t, { cell: n, rotation: r }, i) {
	e.roads[n] = eo(t, r);
	let a = i();
	return e.roads[n] = null, a;
}
var Mo = (e) => Object.values(No(e)).reduce((e, t) => e + t, 0);
function No(e) {
	let t = co(e), n = (e) => Math.min(...Ur(e).map((e) => t[e]));
	return Object.fromEntries(E.map((e) => [e, n(e)]));
}
function Po(e, t, n) {
	return (t === "ordinary" ? so(oo(e), n) : null) ?? z[n];
}
// games/manticore/rules/headings.ts
function Fo(e) {
	return {
		rule: "MC-18.5",
		why: "straight",
		goal: Wr.filter((t) => Vr(e, t) === z[e]),
		location: null,
		nearer: (e) => Ho(e, (t) => z[t] < z[e]).sort((e, t) => Xr[e] - Xr[t])
	};
}
var Io = (e, t, n) => Lo(e, t, n) ?? Bo(e, n);
function Lo(e, t, n) {
	let { looted: r } = e.monsters[t], i = [], a = 2;
	for (let t of E) {
		let o = $r(n, t);
		o < 1 || o > a || ci(e, t) || r.includes(t) || (o < a && (i = []), i.push(t), a = o);
	}
	let o = Ro(e, i);
	return o === void 0 ? null : {
		rule: "MC-19.1",
		why: "loot",
		goal: Ur(o),
		location: o,
		nearer: (e) => Uo(Ho(e, (t) => $r(t, o) < $r(e, o)))
	};
}
function Ro(e, t) {
	return t.some((t) => !e.stacks[t].isOpen) ? t[0] : [...t].sort((t, n) => zo(e, n) - zo(e, t))[0];
}
function zo(e, t) {
	let [n] = si(e, t);
	return n === void 0 ? 0 : M[n].strength;
}
function Bo(e, t) {
	let n = oo(e);
	if (so(n, t) !== null) {
		let e = (e, { cell: t, direction: r }) => n.distances[t] === n.distances[e] - 1 && io(n.open, e, t, r);
		return {
			rule: "MC-18.4",
			why: "road",
			goal: [...Wr],
			location: null,
			nearer: (t) => Uo(Ho(t, (n, r) => e(t, r)))
		};
	}
	let r = Vo(t, (e) => so(n, e)), i = (e) => Math.min(...r.map((t) => Vr(e, t)));
	return {
		rule: "MC-19.4",
		why: "toRoad",
		goal: r,
		location: null,
		nearer: (e) => Uo(Ho(e, (t) => i(t) < i(e)))
	};
}
function Vo(e, t) {
	let n = [], r = Infinity;
	for (let i of D) {
		let a = t(i);
		if (a === null) continue;
		let o = Vr(e, i) * D.length + a;
		o > r || (o < r && (n = []), n.push(i), r = o);
	}
	return n;
}
var Ho = (e, t) => R[e].filter((e) => t(e.cell, e)).map((e) => e.cell), Uo = (e) => e.sort((e, t) => z[e] - z[t]);
// games/manticore/rules/courses.ts
function Wo(e, t) {
	let { cell: n, appearedIn: r } = e.monsters[t];
	if (n === null) throw Error(`${t} is not on the board`);
	return Q(e) ? Go(e, t, n) ?? Jo(n, "MC-26.1", "static") : yi(e) ? Jo(n, "MC-26.1", "static") : e.round > 0 && r === e.round ? Jo(n, "MC-29.6", "justCame") : gi(t) ? Ko(e, t, n) : qo(e, t, n);
}
function Go(e, t, n) {
	let r = Xo(e, n);
	return r === null ? null : {
		...Jo(n, J(e, t) ? "MC-21.3" : "MC-20.5", "heroBeside"),
		goal: [Zo(e, r)],
		act: {
			is: "attack",
			prey: r
		}
	};
}
function Ko(e, t, n) {
	let r = Go(e, t, n);
	if (r !== null) return r;
	if (J(e, t)) return Jo(n, "MC-21.3", "inCity");
	let i = Fo(n), a = i.nearer(n).find((t) => Ui(e, t) === null);
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
function qo(e, t, n) {
	if (J(e, t)) return Jo(n, "MC-21.2", "inCity");
	let r = Io(e, t, n), i = r.nearer(n), a = i.find((t) => Ui(e, t) === null);
	if (a !== void 0) return {
		...r,
		from: n,
		act: {
			is: "step",
			to: a
		}
	};
	let o = Yo(e, (e) => i.includes(e));
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
var Jo = (e, t, n) => ({
	from: e,
	rule: t,
	why: n,
	goal: [],
	location: null,
	nearer: () => [],
	act: { is: "stay" }
});
function Yo(e, t) {
	let n = null, r = Infinity;
	for (let i of e.order) {
		let { cell: a } = e.heroes[i];
		if (a === null || !t(a)) continue;
		let o = z[a] * 1e3 + Er(e.heroes[i]);
		o >= r || (n = i, r = o);
	}
	return n;
}
var Xo = (e, t) => Yo(e, (e) => Hr(e, t));
function Zo(e, t) {
	let { cell: n } = e.heroes[t];
	if (n === null) throw Error("prey stands somewhere");
	return n;
}
function Qo(e, { rule: t, why: n, goal: r, location: i, nearer: a, from: o, act: s }) {
	let c = a(o), l = s.is === "step" ? s.to : c[0], u = [o];
	for (let e = l; e !== void 0 && u.length < 40; e = r.includes(e) ? void 0 : a(e)[0]) u.push(e);
	return {
		rule: t,
		why: n,
		goal: r,
		location: i,
		path: u,
		passedOver: c.filter((e) => s.is !== "step" || e !== s.to).map((t) => ({
			cell: t,
			by: Ui(e, t)
		}))
	};
}
// games/manticore/rules/monster-steps.ts
function $o(e, t, n) {
	e.monsters[t].cell = n, gi(t) || (es(e, t, n), ts(e, t, n)), Kr(n) && ns(e, t, n);
}
function es(e, t, n) {
	let r = ri(n), i = e.monsters[t];
	if (r === null || ci(e, r) || i.looted.includes(r)) return;
	i.looted.push(r);
	let a = e.stacks[r], o = a.ranks[0];
	if (a.isOpen) {
		let n = F[q(e, r)][o];
		mi(e, r, n), i.carries.push({
			is: "open",
			token: n
		}), K(e, "monsterLooted", {
			monster: t,
			location: r,
			token: n
		});
	} else a.ranks.shift(), i.carries.push({
		is: "hidden",
		from: r,
		rank: o
	}), K(e, "monsterLooted", {
		monster: t,
		location: r,
		token: null
	});
}
function ts(e, t, n) {
	let [r] = e.ground.filter((e) => e.cell === n).map(({ artifact: e }) => e).sort((e, t) => M[t].strength - M[e].strength || mr.indexOf(e) - mr.indexOf(t));
	r !== void 0 && (e.ground = e.ground.filter(({ artifact: e }) => e !== r), e.monsters[t].carries.push({
		is: "open",
		token: r
	}), K(e, "monsterPickedUp", {
		monster: t,
		artifact: r,
		cell: n
	}));
}
function ns(e, t, n) {
	e.monsters[t].enteredIn === null && (e.monsters[t].enteredIn = e.round, K(e, "monsterEntered", {
		monster: t,
		cell: n,
		damage: hi(t)
	}), Sa(e, hi(t), [t]));
}
function rs(e, t) {
	let n = e.monsters[t], r = n.carries.filter((e) => e.is === "hidden");
	if (r.length === 0) return;
	let i = r.map((t) => bi(e, t));
	for (let { from: t } of r) fi(e, t);
	n.carries = n.carries.map((t) => ({
		is: "open",
		token: bi(e, t)
	})), K(e, "lootShown", {
		monster: t,
		tokens: i
	});
}
// games/manticore/rules/phases/manticore.ts
var is = B("manticore", {
	act(e, t) {
		if (!fa(e)) return V();
		if (Q(e)) return t.prey = Xo(e, Z(e)), H("attack");
		let n = ss(e);
		return t.prey = Wi(e, n), t.prey === null ? (cs(e, n), ls(e, n), V()) : H("attack");
	},
	attack: {
		call: "battle",
		with: (e, t) => t.prey === null ? null : {
			attacker: {
				is: "foe",
				foe: "manticore"
			},
			defender: {
				is: "heroes",
				seats: [t.prey],
				lead: t.prey
			},
			kind: null,
			plan: null,
			...Q(e) ? os : as,
			course: null,
			kills: []
		}
	}
}), as = {
	rule: "MC-23.10",
	why: "fireway"
}, os = {
	rule: "MC-20.5",
	why: "heroBeside"
}, ss = (e) => tr[e.manticore.step + 1] ?? Z(e);
function cs(e, t) {
	let n = Gi(e, t);
	n !== null && (e.monsters[n].is = "dead", e.monsters[n].cell = null, K(e, "trampled", {
		monster: n,
		cell: t
	}), va(e, n));
}
function ls(e, t) {
	let n = Z(e);
	e.manticore.step += 1, K(e, "manticoreMoved", {
		from: n,
		to: t,
		step: e.manticore.step
	}), e.manticore.step === nr && oa(e);
}
// games/manticore/rules/threats.ts
var us = 24;
function ds(e) {
	let t = ps(e), n = {};
	for (let r of vi(e)) n[r] = {
		...fs(e, r),
		arrives: t[r] ?? null
	};
	return n;
}
function fs(e, t) {
	let n = Wo(e, t), r = Qo(e, n);
	switch (n.act.is) {
		case "step": return {
			...r,
			does: "moves",
			to: n.act.to,
			target: null
		};
		case "attack": return {
			...r,
			does: "attacks",
			to: null,
			target: n.act.prey
		};
		case "stay": return {
			...r,
			does: "stays",
			to: null,
			target: null
		};
	}
}
function ps(e) {
	let { heroes: t, monsters: r, stacks: i, ground: a } = e, o = {
		...e,
		events: null,
		...n({
			heroes: t,
			monsters: r,
			ground: a
		}),
		stacks: ms(i)
	};
	o.round = Math.max(1, e.round);
	for (let e of o.seats) o.heroes[e].cell !== null && (o.heroes[e].life = 1e3);
	let s = {};
	for (let t of A) {
		let { is: n, enteredIn: r } = e.monsters[t];
		n === "alive" && r !== null && (s[t] = r);
	}
	for (let e = 0; e < us; e++, o.round += 1) {
		let t = vi(o).filter((e) => !J(o, e));
		if (t.length === 0) break;
		t.sort((e, t) => gs(o, e) - gs(o, t));
		let n = t.map((e) => o.monsters[e].cell);
		for (let e of t) hs(o, e), J(o, e) && (s[e] = o.round);
		if (e > 0 && t.every((e, t) => o.monsters[e].cell === n[t])) break;
	}
	return s;
}
var ms = (e) => Object.fromEntries(Object.entries(e).map(([e, t]) => [e, {
	...t,
	ranks: [...t.ranks]
}]));
function hs(e, t) {
	for (let n = Ei(e, t); n > 0 && !J(e, t); n--) {
		let { act: n } = Wo(e, t);
		if (n.is !== "step") return;
		$o(e, t, n.to);
	}
}
function gs(e, t) {
	let { cell: n } = e.monsters[t];
	return n === null ? 0 : z[n];
}
function _s(e) {
	let { step: t } = e.manticore, n = nr - t;
	if (Q(e)) return vs(e, n);
	let r = n > 0 ? ss(e) : null;
	return {
		isAwake: fa(e),
		cell: Z(e),
		next: r,
		arrives: fa(e) ? e.round + n - +!ys(e) : null,
		turns: n,
		prey: r === null ? null : Wi(e, r),
		tramples: r === null ? null : Gi(e, r)
	};
}
function vs(e, t) {
	let n = Z(e), r = fa(e) ? Xo(e, n) : null;
	return {
		isAwake: fa(e),
		cell: n,
		next: null,
		arrives: null,
		turns: t,
		prey: r,
		tramples: null
	};
}
var ys = (e) => e.stack.some(({ phase: e }) => e === "manticore"), bs = (e, t) => ni(t) && pa(e);
function xs(e, t) {
	let n = ri(t);
	return n !== null && !e.stacks[n].isOpen;
}
function Ss(e, t, n, r = ro(e)) {
	let i = Ji(e), a = (t) => bs(e, t) || xs(e, t);
	return Rr(Br, [t], (e, n, o) => i[n] === 1 || e !== t && a(e) ? 0 : ao(r, e, n, o), n);
}
function Cs(e, t) {
	let { cell: n } = e.heroes[t], r = L(e.heroes[t]);
	if (n === null || r === 0) return G("MC-3.4", "tooFewPoints", {
		needs: 1,
		left: r
	});
	let i = ro(e), { costs: a } = Ss(e, n, r, i), o = Ts(r), s = [], c = [];
	for (let { cell: t, direction: o } of R[n]) a[t] === -1 && c.push(Es(e, t, ao(i, n, t, o), r));
	for (let e of D) a[e] > 0 ? s.push(e) : Hr(n, e) || c.push(o[e]);
	return { to: {
		one: s,
		not: c
	} };
}
var ws = Array.from({ length: 24 }, (e, t) => Ya(G("MC-3.4", "outOfReach", { left: t }))), Ts = (e) => ws[e] ?? Ya(G("MC-3.4", "outOfReach", { left: e }));
function Es(e, t, n, r) {
	let i = Ui(e, t);
	return Ja(t, i === null ? G("MC-4.5", "tooFewPoints", {
		needs: n,
		left: r
	}) : G("MC-4.2", "occupied", {
		cell: t,
		by: i
	}));
}
function Ds(e, t, n) {
	let r = e.heroes[t];
	if (r.cell === null) return;
	let i = Ss(e, r.cell, L(r)), a = zr(i, n), o = [];
	for (let e = 1; e < a.length; e++) {
		let t = i.costs[a[e]] - i.costs[a[e - 1]];
		r.spent += t, o.push(t);
	}
	r.cell = n, K(e, "moved", {
		seat: t,
		path: a,
		costs: o,
		left: L(r)
	}), ni(n) && ma(e, "nearCave", t);
	let s = ri(n);
	s !== null && ui(e, t, s);
}
function Os(e, t) {
	let { cell: n } = e.heroes[t];
	if (n === null) return [];
	let r = Ss(e, n, L(e.heroes[t]));
	return D.flatMap((t) => {
		let i = r.costs[t];
		return i === -1 || t === n ? [] : {
			cell: t,
			cost: i,
			path: zr(r, t).slice(1),
			wakes: bs(e, t),
			opens: xs(e, t)
		};
	});
}
// games/manticore/rules/facts.ts
function ks(e) {
	let t = As(e), n = yr(t), r = n !== void 0 && I(t, n.seat) ? n : null;
	return {
		heroes: T(t.seats, (e) => js(t, e)),
		foes: Object.fromEntries(Ns(t).map((e) => [e, Ps(t, e)])),
		stacks: Object.fromEntries(E.map((e) => [e, Fs(t, e)])),
		walks: No(t),
		reach: r === null ? [] : Os(t, r.seat),
		attacks: r === null ? [] : Ba(t, r),
		duel: Ga(t),
		threats: ds(t),
		clock: _s(t),
		practice: Xi(t),
		wakingCells: pa(t) ? [...ei] : [],
		cardsLeft: Ka(t)
	};
}
function As(e) {
	let t = { ...e.stacks };
	for (let n of E) {
		if (di(e, n)) continue;
		let { kind: r, ...i } = t[n];
		t[n] = {
			...i,
			kind: {
				...r,
				secret: [li(n) === "physical" ? "sword" : "amulet"]
			}
		};
	}
	let n = { ...e.monsters };
	for (let e of A) n[e] = {
		...n[e],
		carries: n[e].carries.filter((e) => e.is === "open")
	};
	return {
		...e,
		stacks: t,
		monsters: n
	};
}
function js(e, t) {
	let n = e.heroes[t], r = (n) => {
		let { base: r, power: i, artifact: a } = Ai(e, t, n);
		return {
			base: r,
			power: i,
			artifact: a,
			burden: 0,
			total: r + i + a
		};
	};
	return {
		index: Er(n),
		left: L(n),
		initiative: Ms(n),
		magicAttack: r("magicAttack"),
		magicDefense: r("magicDefense"),
		close: r("close"),
		defense: r("defense"),
		shooting: r("shooting")
	};
}
var Ms = (e) => ({
	base: Sr(e, "initiative"),
	power: e.power.initiative,
	artifact: Tr(e),
	burden: e.bag.length,
	total: Er(e)
}), Ns = (e) => [...vi(e), "manticore"];
function Ps(e, t) {
	let n = (n) => {
		let { base: r, artifact: i } = Ai(e, t, n);
		return r + i;
	};
	return {
		life: Fi(e, t),
		fullLife: Ii(e, t),
		initiative: t === "manticore" ? 1 : Ei(e, t),
		magicAttack: n("magicAttack"),
		magicDefense: n("magicDefense"),
		close: n("close"),
		defense: n("defense"),
		shooting: n("shooting")
	};
}
function Fs(e, t) {
	return {
		family: li(t),
		kind: di(e, t) ? q(e, t) : null,
		tokens: di(e, t) ? si(e, t) : null,
		height: e.stacks[t].ranks.length
	};
}
// games/manticore/rules/invariants.ts
var Is = {}, Ls = qa.flatMap((e) => Array($[e].copies).fill(e)), Rs = (e) => $[e].monster === null && e !== "awakening", zs = 18;
function Bs(e) {
	let t = e.options.calmStart === "on" ? Vs(e) : h(e, [...Ls]);
	if (e.options.scenario === "base") return t;
	let n = h(e, [...t.slice(zs), "awakening"]);
	return [...t.slice(0, zs), ...n];
}
function Vs(e) {
	let t = h(e, Ls.filter(Rs)), n = Ls.filter((e) => !Rs(e));
	return [...t.slice(0, 8), ...h(e, [...t.slice(8), ...n])];
}
var Hs = (e) => Ls.length + +(e.options.scenario === "awakening") - e.roadPile.secret.length;
function Us(e, t, n) {
	return e.options.calmStart === "on" && n < 8 ? Rs(t) : t !== "awakening" || n >= zs;
}
function Ws(e, t, n) {
	let { secret: r } = e.roadPile, i = Hs(e);
	for (let t = r.length - 1; t > 0; t--) {
		let a = i + r.length - 1 - t;
		if (a >= zs) return;
		let o = r[t];
		if (Us(e, o, a)) continue;
		let s = r.flatMap((n, r) => r < t && Us(e, n, a) ? r : []), c = s[n(s.length)] ?? t;
		r[t] = r[c], r[c] = o;
	}
}
// games/manticore/rules/setup.ts
function Gs(e, t) {
	let n = Ks(t);
	return {
		round: 0,
		order: [...e.seats],
		heroes: T(e.seats, (e) => qs(n[e] ?? null)),
		monsters: Object.fromEntries(A.map((e) => [e, Js()])),
		manticore: {
			life: _r[e.seats.length].life,
			step: 0,
			wokeIn: null
		},
		roads: T(D, () => null),
		roadPile: me("roads", Bs(e).reverse()),
		stacks: Ys(e),
		ground: [],
		combatDeck: me("combat", h(e, [...cr])),
		combatDiscard: [],
		outOfGame: {
			roads: [],
			tokens: []
		},
		ending: null
	};
}
function Ks(e) {
	let t = [];
	for (let n of e) {
		let e = Kn.find((e) => e === n) ?? null, r = e !== null && t.some((t) => t !== null && Gn[t] === Gn[e]);
		t.push(r ? null : e);
	}
	return t;
}
function qs(e) {
	return {
		hero: e ?? "radan",
		isEnlisted: e !== null,
		cell: null,
		life: 10,
		power: {
			initiative: 0,
			defense: 0,
			attack: 0,
			shooting: 0,
			magic: 0
		},
		unassigned: 0,
		worn: {
			sword: null,
			bow: null,
			shield: null,
			boots: null,
			amulet: null,
			helmet: null
		},
		spells: {
			iceBoulder: null,
			fireball: null
		},
		bag: [],
		bootsWork: !1,
		spent: 0,
		isDone: !1
	};
}
var Js = () => ({
	is: "waiting",
	cell: null,
	damage: 0,
	carries: [],
	looted: [],
	appearedIn: 0,
	enteredIn: null,
	restsFor: null
});
function Ys(e) {
	let t = e.options.hiddenArtifacts === "on" && !Q(e), n = Object.fromEntries(lr.map((e) => [j[e].home, e]));
	if (t) for (let t of ["magical", "physical"]) Xs(e, n, t);
	let r = (r) => {
		let i = n[r], a = Zs(e, i), o = me(`${j[i].family} stacks of ${a}`, [i]);
		return t || ge(o), {
			kind: o,
			isOpen: !t,
			ranks: Array.from({ length: a }, (e, t) => t)
		};
	};
	return Object.fromEntries(E.map((e) => [e, r(e)]));
}
function Xs(e, t, n) {
	let r = E.filter((e) => j[t[e]].family === n), i = h(e, r.map((e) => t[e]));
	for (let [e, n] of r.entries()) t[n] = i[e];
}
function Zs(e, t) {
	if (t === "fireball" || t === "iceBoulder") return 3;
	let n = e.options.magicStacks === "box" && j[t].family === "magical", r = Q(e) ? F[t].length : e.seats.length;
	return n ? Math.min(r, 3) : r;
}
var Qs = (e) => lr.flatMap((t) => F[t].slice(0, Zs(e, t))), $s = B("arming", { gear: {
	rule: "MC-3.6",
	ask: (e, t) => t.waiting[0] ?? null,
	idle: () => ({ type: "ready" }),
	actions: {
		arm: {
			offer: (e, t, n) => ({ token: b(Qs(e), (t) => ec(e, n, t)) }),
			take(e, t, n, { token: r }) {
				return K(e, "armed", {
					seat: n,
					token: r,
					returned: nc(e, e.heroes[n], r)
				}), W;
			}
		},
		ready: {
			offer: () => ({}),
			take(e, t, n) {
				return t.waiting.shift(), K(e, "madeReady", { seat: n }), W;
			}
		}
	}
} });
function ec(e, t, n) {
	let r = e.seats.find((t) => tc(e.heroes[t], n) === n);
	return r === void 0 ? null : r === t ? G("MC-7.2", "wornAlready", { token: n }) : G("MC-7.2", "takenBy", {
		token: n,
		by: r
	});
}
function tc(e, t) {
	return N(t) ? e.spells[M[t].kind] : e.worn[M[t].kind];
}
function nc(e, t, n) {
	let { home: r } = j[M[n].kind], i = tc(t, n);
	return mi(e, r, n), i !== null && pi(e, r, i), N(n) ? t.spells = {
		...t.spells,
		[M[n].kind]: n
	} : t.worn = {
		...t.worn,
		[M[n].kind]: n
	}, i;
}
// games/manticore/rules/phases/battle.ts
var rc = B("battle", {
	open(e, t) {
		let { attacker: n, defender: r, kind: i, rule: a, why: o, course: s } = t;
		for (let t of [n, r]) t.is === "foe" && t.foe !== "manticore" && rs(e, t.foe);
		K(e, "attacked", {
			attacker: n,
			defender: r,
			kind: i,
			rule: a,
			why: o,
			course: s
		}), t.course = null, r.is === "foe" && r.foe === "manticore" && n.is === "heroes" && ma(e, "attacked", n.lead);
	},
	attack: {
		call: "duel",
		with: (e, t) => ic({
			...t,
			isResponse: !1
		}),
		then: (e, t, { fallen: n }) => ac(e, t, n)
	},
	spoils: {
		call: "spoils",
		with: (e, t) => sc(e, t),
		then: () => H("spoils")
	},
	response: {
		call: "duel",
		with(e, t) {
			let [n, r] = [Li(e, t.defender), Li(e, t.attacker)];
			return n === null || r === null ? null : (K(e, "responded", {
				attacker: n,
				defender: r
			}), ic({
				attacker: n,
				defender: r,
				kind: null,
				isResponse: !0
			}));
		},
		then: (e, t, { fallen: n }) => ac(e, t, n)
	},
	responseSpoils: {
		call: "spoils",
		with: (e, t) => sc(e, t),
		then: () => H("responseSpoils")
	}
}), ic = ({ attacker: e, defender: t, kind: n, isResponse: r }) => ({
	attacker: e,
	defender: t,
	kind: n,
	isResponse: r,
	casters: [],
	cast: [],
	countered: [],
	stance: null
});
function ac(e, t, n) {
	for (let r of n) {
		let n = oc(t.attacker, r) ? t.defender : t.attacker;
		if (r === "manticore") {
			n.is === "heroes" && ia(e, Ea(e, n, t.plan));
			return;
		}
		if (ga(e, r, X(Li(e, n) ?? n)), n.is === "heroes" && r === Xi(e)) return ca(e, n.seats);
		n.is === "heroes" ? t.kills.push({
			victim: r,
			by: n
		}) : va(e, r);
	}
	aa(e);
}
var oc = (e, t) => X(e).includes(t);
function sc(e, t) {
	let n = t.kills.shift();
	if (n === void 0 || n.by.is !== "heroes") return null;
	let { rule: r, ...i } = wa(e, n.victim, n.by, t.plan);
	return i.points.length > 0 && K(e, "pointsWon", {
		victim: n.victim,
		points: [...i.points],
		rule: r
	}), i;
}
// games/manticore/rules/combat-deck.ts
function cc(e, t) {
	let n = e.options.combatDeck === "replace" ? lc(e) : uc(e);
	return K(e, "cardDrawn", {
		card: n,
		kind: sr[n],
		side: t
	}), sr[n];
}
var lc = (e) => cr[ce(e, cr.length)];
function uc(e) {
	e.combatDeck.secret.length === 0 && (_e(e, e.combatDeck, e.combatDiscard), e.combatDiscard = [], K(e, "combatReshuffled", {}));
	let t = he(e.combatDeck);
	if (t === null) throw Error("there are always combat cards");
	return e.combatDiscard.push(t), t;
}
// games/manticore/rules/gear.ts
var dc = [
	"slot",
	"swap",
	"bag"
], fc = (e, t) => b(dc, (n) => pc(e, t, n));
function pc(e, t, n) {
	if (N(t)) {
		let { kind: r } = M[t];
		return n === "slot" ? e.spells[r] === null ? null : G("MC-5.7", "slotFull", { kind: r }) : G("MC-5.6", "noBagForSpells", {});
	}
	let { kind: r } = M[t], i = e.worn[r] !== null;
	return n === "slot" ? i ? G("MC-7.2", "slotFull", { kind: r }) : null : n === "swap" && !i ? G("MC-7.2", "slotEmpty", { kind: r }) : mc(e, 1 + (n === "swap" && r === "boots" ? Tr(e) : 0));
}
function mc(e, t) {
	let n = Er(e) - t;
	return n < 1 ? G("MC-R11", "tooHeavy", { index: n }) : null;
}
function hc(e, t, n) {
	return n === "bag" ? (e.bag.push(t), {
		place: n,
		stowed: null
	}) : {
		place: n,
		stowed: gc(e, t)
	};
}
function gc(e, t) {
	let { kind: n } = M[t], r = e.worn[n];
	return r !== null && e.bag.push(r), e.worn[n] = t, n === "boots" && (e.bootsWork = !1), r;
}
function _c(e, t) {
	let { kind: n } = M[t];
	e.worn[n] === t ? (e.worn[n] = null, n === "boots" && (e.bootsWork = !1)) : e.bag.splice(e.bag.indexOf(t), 1);
}
function vc(e, t) {
	let { kind: n } = M[t];
	return e.worn[n] === t ? n === "boots" && e.bootsWork ? wr(t) : 0 : -1;
}
var yc = (e) => ["iceBoulder", "fireball"].filter((t) => e.spells[t] !== null), bc = B("duel", {
	drawCard(e, t) {
		return t.kind ??= cc(e, t.attacker), t.kind === "magic" ? (t.attacker.is === "foe" ? t.cast = wc(e, t.attacker.foe, dr, "attack") : t.casters = t.attacker.seats.filter((t) => yc(e.heroes[t]).length > 0), U) : H("prepare");
	},
	spells: {
		rule: "MC-9.4",
		ask: (e, t) => t.casters[0] ?? null,
		idle: () => ({
			type: "cast",
			spells: []
		}),
		actions: { cast: {
			offer(e, t, n) {
				let r = yc(e.heroes[n]);
				return { spells: ut(r, 0, r.length) };
			},
			take(e, t, n, { spells: r }) {
				t.casters.shift();
				let i = Cc(e, n, r, "attack");
				return i !== null && t.cast.push(i), W;
			}
		} }
	},
	prepareCounters(e, t) {
		if (t.cast.length === 0) return H("prepare");
		let n = Sc(t);
		return t.defender.is === "foe" ? t.countered = wc(e, t.defender.foe, n, "counter") : t.casters = t.defender.seats.filter((t) => yc(e.heroes[t]).some((e) => n.includes(e))), U;
	},
	counters: {
		rule: "MC-9.5",
		ask: (e, t) => t.casters[0] ?? null,
		idle: () => ({
			type: "cast",
			spells: []
		}),
		actions: { cast: {
			offer(e, t, n) {
				let r = Sc(t), { one: i, not: a } = b(yc(e.heroes[n]), (e) => r.includes(e) ? null : G("MC-9.5", "spellNotOpposite", { spell: e }));
				return { spells: {
					some: i,
					atLeast: 0,
					atMost: i.length,
					...a !== void 0 && { not: a }
				} };
			},
			take(e, t, n, { spells: r }) {
				t.casters.shift();
				let i = Cc(e, n, r, "counter");
				return i !== null && t.countered.push(i), W;
			}
		} }
	},
	prepare(e, t) {
		t.kind === "close" && t.defender.is === "foe" && (t.stance = "fight");
	},
	stance: {
		rule: "MC-10.1",
		ask: (e, t) => t.kind === "close" && t.stance === null && t.defender.is === "heroes" ? Ri(t.defender) : null,
		idle: (e, t) => Y(e, t.defender, "close").sum > Y(e, t.defender, "defense").sum ? { type: "fight" } : { type: "cover" },
		actions: {
			fight: {
				offer: () => ({}),
				take: (e, t, n) => xc(e, t, n, "fight")
			},
			cover: {
				offer: () => ({}),
				take: (e, t, n) => xc(e, t, n, "cover")
			}
		}
	},
	clash(e, t) {
		let n = t.kind ?? "close", r = Y(e, t.attacker, Oi(n), t.cast), i = Y(e, t.defender, ki(n, t.stance), t.countered), a = {
			attacker: le(e),
			defender: le(e)
		}, [o, s] = [r.sum + a.attacker, i.sum + a.defender], c = n === "magic" || n === "close" && t.stance === "fight" ? Math.abs(o - s) : Math.max(0, o - s), l = c === 0 ? null : o > s ? t.defender : t.attacker;
		if (K(e, "clashed", {
			kind: n,
			stance: t.stance,
			isResponse: t.isResponse,
			attacker: {
				...r,
				die: a.attacker,
				total: o
			},
			defender: {
				...i,
				die: a.defender,
				total: s
			},
			loser: l,
			damage: c
		}), l === null) return V({ fallen: [] });
		let u = X(l === t.defender ? t.attacker : t.defender);
		for (let t of X(l)) ha(e, t, c, u);
		return V({ fallen: X(l).filter((t) => Fi(e, t) === 0) });
	}
});
function xc(e, t, n, r) {
	return t.stance = r, K(e, "stanceTaken", {
		seat: n,
		stance: r,
		heroes: t.defender.is === "heroes" ? t.defender.seats : []
	}), U;
}
var Sc = (e) => e.cast.flatMap(({ spells: e }) => e.map((e) => gr[M[e].kind]));
function Cc(e, t, n, r) {
	let { spells: i } = e.heroes[t], a = n.map((e) => i[e]).filter((e) => e !== null);
	for (let e of n) i[e] = null;
	return Tc(e, t, a, r);
}
function wc(e, t, n, r) {
	if (t === "manticore") return [];
	let i = Si(e, t).filter((e) => n.includes(M[e].kind)), a = e.monsters[t];
	a.carries = a.carries.filter((e) => e.is === "hidden" || !i.some((t) => t === e.token));
	let o = Tc(e, t, i, r);
	return o === null ? [] : [o];
}
function Tc(e, t, n, r) {
	return n.length === 0 ? null : (e.outOfGame.tokens.push(...n), K(e, "cast", {
		who: t,
		spells: n,
		isCounter: r === "counter"
	}), {
		who: t,
		spells: n
	});
}
// games/manticore/rules/phases/game.ts
var Ec = B("game", {
	settleOrder(e) {
		let t = e.options.turnOrder, n = t === "roll" ? Dc(e) : [];
		t === "random" && h(e, e.order), K(e, "orderSet", {
			how: t,
			order: [...e.order],
			rolls: n
		});
	},
	muster: {
		call: "muster",
		with(e) {
			let t = e.order.find((t) => e.heroes[t].cell === null);
			return t === void 0 ? null : { seat: t };
		},
		then: () => H("muster")
	},
	pave: {
		call: "paving",
		with(e) {
			if (Q(e)) return null;
			let t = Hs(e);
			return (e.options.scenario === "awakening" ? t >= 12 : e.roadPile.secret.length === 0) ? null : {
				seat: e.order[t % e.order.length],
				token: null
			};
		},
		then: () => H("pave")
	},
	arm: {
		call: "arming",
		with: (e) => Q(e) ? { waiting: [...e.order] } : null
	},
	meetFoe(e) {
		Q(e) && na(e);
	},
	rounds: {
		call: "round",
		with: () => ({ living: [] }),
		then: () => H("rounds")
	}
});
function Dc(e) {
	let t = e.seats.map(() => []), n = (r) => {
		if (r.length < 2) return r;
		let i = r.map((t) => ({
			seat: t,
			die: le(e)
		}));
		for (let { seat: e, die: n } of i) t[e]?.push(n);
		return [...new Set(i.map(({ die: e }) => e))].sort((e, t) => t - e).flatMap((e) => n(i.filter(({ die: t }) => t === e).map(({ seat: e }) => e)));
	};
	return e.order = n([...e.seats]), t;
}
// games/manticore/rules/phases/gift.ts
var Oc = B("gift", { answer: {
	rule: "MC-6.1",
	ask: (e, t) => t.receiver,
	idle: (e, t) => e.heroes[t.receiver].worn[M[t.artifact].kind] === null ? {
		type: "accept",
		place: "slot"
	} : { type: "refuse" },
	actions: {
		accept: {
			offer: (e, t, n) => ({ place: fc(e.heroes[n], t.artifact) }),
			take(e, t, n, { place: r }) {
				let i = e.heroes[t.giver];
				i.spent += 1, _c(i, t.artifact);
				let a = hc(e.heroes[n], t.artifact, r);
				return K(e, "gave", {
					seat: t.giver,
					to: n,
					artifact: t.artifact,
					...a
				}), V();
			}
		},
		refuse: {
			offer: () => ({}),
			take(e, t, n) {
				return yr(e)?.refused.push({
					seat: n,
					artifact: t.artifact
				}), K(e, "giftRefused", {
					seat: t.giver,
					to: n,
					artifact: t.artifact
				}), V();
			}
		}
	}
} }), kc = {
	firstPoint: null,
	secondPoint: null,
	artifact: null,
	blow: null
}, Ac = B("joint", {
	answers: {
		rule: "MC-14.1",
		ask: (e, t) => t.asked,
		idle: () => ({ type: "decline" }),
		actions: {
			join: {
				offer: () => ({}),
				take(e, t, n) {
					return t.asked = t.asked.filter((e) => e !== n), t.joined.push(n), K(e, "joined", {
						seat: n,
						target: t.target
					}), t.asked.length > 0 ? W : U;
				}
			},
			decline: {
				offer: () => ({}),
				take(e, t, n) {
					return t.asked = t.asked.filter((e) => e !== n), t.declined.push(n), yr(e)?.declined.push({
						seat: n,
						target: t.target
					}), K(e, "declined", {
						seat: n,
						target: t.target
					}), t.asked.length > 0 ? W : U;
				}
			}
		}
	},
	decision: {
		rule: "MC-R45",
		ask: (e, t) => t.declined.length > 0 ? t.seat : null,
		idle: () => ({ type: "callOff" }),
		actions: {
			goOn: {
				offer: () => ({}),
				take: () => H("strike")
			},
			callOff: {
				offer: () => ({}),
				take(e, t) {
					return K(e, "jointCalledOff", {
						seat: t.seat,
						target: t.target
					}), V();
				}
			}
		}
	},
	strike(e, t) {
		yr(e)?.attacked.push(t.target);
		let n = xr(e, [t.seat, ...t.joined]);
		for (let t of n) e.heroes[t].spent += 1;
		return ai("battle", Mc(t, {
			seats: n,
			plan: jc(t)
		}));
	}
}), jc = (e) => Object.values(e.plan).some((t) => t !== null && e.declined.includes(t)) ? kc : e.plan;
function Mc({ seat: e, target: t, kind: n }, { seats: r, plan: i }) {
	return {
		attacker: {
			is: "heroes",
			seats: r,
			lead: e
		},
		defender: typeof t == "number" ? {
			is: "heroes",
			seats: [t],
			lead: t
		} : {
			is: "foe",
			foe: t
		},
		kind: n,
		plan: i,
		rule: r.length > 1 ? "MC-14.1" : "MC-12.1",
		why: "choice",
		course: null,
		kills: []
	};
}
// games/manticore/rules/phases/monsters.ts
var Nc = B("monsters", {
	lineUp(e, t) {
		t.queue = vi(e).sort((t, n) => Pc(e, t) - Pc(e, n)), t.queue.length > 0 && K(e, "monstersBegan", { queue: [...t.queue] });
	},
	act: {
		call: "monster",
		with(e, t) {
			t.queue = t.queue.filter((t) => e.monsters[t].is === "alive");
			let n = t.queue.shift();
			return n === void 0 ? null : {
				monster: n,
				points: Ei(e, n),
				prey: null
			};
		},
		then: () => H("act")
	},
	restore(e) {
		let t = vi(e).filter((t) => e.monsters[t].damage > 0);
		for (let n of t) e.monsters[n].damage = 0;
		return t.length > 0 && K(e, "monstersRestored", { monsters: t }), V();
	}
});
function Pc(e, t) {
	let { cell: n } = e.monsters[t];
	return n === null ? 0 : z[n];
}
var Fc = B("monster", {
	spend(e, t) {
		let n = t.monster;
		if (t.points === 0 || e.monsters[n].is !== "alive") return V();
		--t.points;
		let r = Wo(e, n), i = Lc(e, n, r.act.is === "stay" ? r.why : null);
		if (r.act.is === "attack") {
			let { prey: n } = r.act;
			return t.prey = {
				seat: n,
				cell: qi(e, n) ?? r.from
			}, H("attack");
		}
		let a = e.events === null ? null : Qo(e, r);
		return r.act.is === "stay" ? (a !== null && i && K(e, "monsterStayed", {
			...a,
			monster: n,
			cell: r.from
		}), V()) : (a !== null && K(e, "monsterMoved", {
			...a,
			monster: n,
			from: r.from,
			to: r.act.to
		}), $o(e, n, r.act.to), J(e, n) ? V() : H("spend"));
	},
	attack: {
		call: "battle",
		with(e, t) {
			if (t.prey === null) return null;
			let n = Wo(e, t.monster);
			return {
				attacker: {
					is: "foe",
					foe: t.monster
				},
				defender: {
					is: "heroes",
					seats: [t.prey.seat],
					lead: t.prey.seat
				},
				kind: null,
				plan: null,
				rule: n.rule,
				why: n.why,
				course: e.events === null ? null : Qo(e, n),
				kills: []
			};
		},
		then(e, t) {
			let n = J(e, t.monster);
			return t.prey !== null && Rc(e, t.monster, t.prey), t.prey = null, J(e, t.monster) && !n && (t.points = 0), H("spend");
		}
	}
}), Ic = ["static", "inCity"];
function Lc(e, t, n) {
	let r = e.monsters[t], i = r.restsFor;
	return r.restsFor = Ic.includes(n) ? n : null, r.restsFor === null || r.restsFor !== i;
}
function Rc(e, t, n) {
	let r = qi(e, t);
	r === null || I(e, n.seat) || !gi(t) || J(e, t) || Q(e) || (K(e, "monsterMoved", {
		rule: "MC-20.7",
		why: "follow",
		goal: [n.cell],
		location: null,
		path: [r, n.cell],
		passedOver: [],
		monster: t,
		from: r,
		to: n.cell
	}), $o(e, t, n.cell));
}
// games/manticore/rules/phases/muster.ts
var zc = B("muster", {
	hero: {
		rule: "MC-1.24",
		ask: (e, t) => e.heroes[t.seat].isEnlisted ? null : t.seat,
		idle: (e) => ({
			type: "enlist",
			hero: Kn.find((t) => Bc(e, t) === null) ?? "radan"
		}),
		actions: { enlist: {
			offer: (e) => ({ hero: b(Kn, (t) => {
				let n = Bc(e, t);
				return n === null ? null : G("MC-R62", "classTaken", {
					hero: t,
					by: n
				});
			}) }),
			take(e, t, n, { hero: r }) {
				return e.heroes[n].hero = r, e.heroes[n].isEnlisted = !0, U;
			}
		} }
	},
	announce(e, t) {
		K(e, "enlisted", {
			seat: t.seat,
			hero: e.heroes[t.seat].hero
		});
	},
	startCell: {
		rule: "MC-1.24",
		ask: (e, t) => t.seat,
		idle: (e) => ({
			type: "standOn",
			cell: rr.find((t) => Wi(e, t) === null) ?? er
		}),
		actions: { standOn: {
			offer: (e, t, n) => ({ cell: b(rr, (t) => {
				let r = Wi(e, t);
				return r === null ? ta(e, n, t) : G("MC-R70", "occupied", {
					cell: t,
					by: r
				});
			}) }),
			take(e, t, n, { cell: r }) {
				return e.heroes[n].cell = r, K(e, "stoodOn", {
					seat: n,
					cell: r
				}), V();
			}
		} }
	}
});
function Bc(e, t) {
	return e.seats.find((n) => e.heroes[n].isEnlisted && Gn[e.heroes[n].hero] === Gn[t]) ?? null;
}
// games/manticore/rules/phases/paving.ts
var Vc = {
	city: "MC-2.6",
	location: "MC-2.4",
	road: "MC-2.5",
	forced: "MC-R18"
}, Hc = B("paving", {
	turnUp(e, t) {
		let n = he(e.roadPile);
		return n === null ? V() : (t.token = n, K(e, "tokenTurned", {
			seat: t.seat,
			token: n,
			left: e.roadPile.secret.length
		}), n === "awakening" && ma(e, "token", t.seat), xo(e, n) ? U : Uc(e, t.seat, n));
	},
	lay: {
		rule: "MC-2.3",
		ask: (e, t) => t.seat,
		idle: (e, t) => ({
			type: "lay",
			...Ao(e, t.token ?? "straight")
		}),
		actions: { lay: {
			offer: (e, t) => To(e, t.token ?? "straight"),
			take(e, t, n, { cell: r, rotation: i }) {
				return Wc(e, t.seat, eo(t.token ?? "straight", i), r), V();
			}
		} }
	}
});
function Uc(e, t, n) {
	let r = ko(e);
	if (r !== null) Wc(e, t, eo(n, 0), r);
	else {
		let r = Kc(e, n);
		r !== null && (e.monsters[r].is = "unused"), e.outOfGame.roads.push(n), K(e, "tokenRemoved", {
			seat: t,
			token: n,
			monster: r
		});
	}
	return V();
}
function Wc(e, t, n, r) {
	e.events !== null && Gc(e, t, n, r), e.roads[r] = n;
	let i = Kc(e, n.token);
	i !== null && (Object.assign(e.monsters[i], {
		is: "alive",
		cell: r,
		appearedIn: e.round
	}), K(e, "monsterAppeared", {
		monster: i,
		cell: r
	}));
}
function Gc(e, t, n, r) {
	let i = yo(e, n.token).find((e) => e.cell === r)?.by ?? "forced", a = ro(e);
	a[r] = n.exits;
	let o = R[r].filter((e) => io(a, r, e.cell, e.direction)).map((e) => e.cell);
	K(e, "tokenLaid", {
		seat: t,
		token: n.token,
		rotation: n.rotation,
		cell: r,
		joins: o,
		by: i,
		rule: Vc[i]
	});
}
function Kc(e, t) {
	let n = $[t].monster;
	return A.find((t) => ar[t] === n && e.monsters[t].is === "waiting") ?? null;
}
// games/manticore/rules/phases/round.ts
var qc = B("round", {
	begin(e, t) {
		e.round += 1, t.living = br(e), K(e, "roundBegan", { round: e.round });
		for (let n of t.living) e.heroes[n].spent = 0, e.heroes[n].isDone = !1, Jc(e, n);
	},
	heroTurns: {
		call: "turn",
		with(e, t) {
			let n = e.order.find((t) => I(e, t) && !e.heroes[t].isDone);
			return n === void 0 ? null : {
				seat: n,
				toLay: Yc(e, t.living, n),
				attacked: [],
				declined: [],
				refused: []
			};
		},
		then: () => H("heroTurns")
	},
	monstersTurn: {
		call: "monsters",
		with: () => ({ queue: [] })
	},
	manticoresTurn: {
		call: "manticore",
		with: () => ({ prey: null })
	},
	cityDamage(e) {
		let t = A.filter((t) => {
			let { is: n, enteredIn: r } = e.monsters[t];
			return n === "alive" && r !== null && r < e.round;
		});
		if (t.length === 0) return;
		let n = 1 * t.length;
		K(e, "cityDamaged", {
			monsters: t,
			damage: n
		}), Sa(e, n, []);
	},
	end(e) {
		return yi(e) && e.round === 5 && ma(e, "fifthRound", null), sa(e), V();
	}
});
function Jc(e, t) {
	let n = e.heroes[t];
	n.bootsWork || n.worn.boots === null || (n.bootsWork = !0, K(e, "bootsWork", {
		seat: t,
		boots: n.worn.boots,
		index: Er(n)
	}));
}
function Yc(e, t, n) {
	if (e.options.scenario === "base" || Q(e)) return 0;
	let r = t.indexOf(n) < 6 % t.length;
	return Math.floor(6 / t.length) + +!!r;
}
// games/manticore/rules/power.ts
function Xc(e, t, n) {
	let r = e.heroes[t];
	--r.unassigned, r.power[n] += 1, K(e, "pointAssigned", {
		seat: t,
		to: n,
		now: r.power[n]
	});
}
// games/manticore/rules/phases/spoils.ts
var Zc = B("spoils", {
	award(e, t) {
		for (let n of t.points) e.heroes[n].unassigned += 1;
	},
	points: {
		rule: "MC-R9",
		ask: (e, t) => t.points[0] ?? null,
		idle: () => ({ type: "keep" }),
		actions: {
			assign: {
				offer: () => ({ to: b(Un) }),
				take(e, t, n, { to: r }) {
					return t.points.shift(), Xc(e, n, r), W;
				}
			},
			keep: {
				offer: () => ({}),
				take(e, t, n) {
					return t.points.shift(), K(e, "pointKept", {
						seat: n,
						unassigned: e.heroes[n].unassigned
					}), W;
				}
			}
		}
	},
	loot: {
		rule: "MC-5.10",
		ask: (e, t) => t.looter !== null && ba(e, t.victim).length > 0 ? t.looter : null,
		idle(e, t, n) {
			let [r] = ba(e, t.victim).filter((t) => e.heroes[n].worn[M[t].kind] === null).sort((e, t) => M[t].strength - M[e].strength);
			return r === void 0 ? { type: "leaveLoot" } : {
				type: "takeLoot",
				artifact: r,
				place: "slot"
			};
		},
		actions: {
			takeLoot: {
				offer(e, t, n) {
					let r = ba(e, t.victim);
					return r.length === 0 ? G("MC-5.10", "nothingToLoot", {}) : r.map((t) => ({
						artifact: b([t]),
						place: fc(e.heroes[n], t)
					}));
				},
				take(e, t, n, { artifact: r, place: i }) {
					return Qc(e, t.victim, r), K(e, "looted", {
						seat: n,
						victim: t.victim,
						artifact: r,
						...hc(e.heroes[n], r, i)
					}), U;
				}
			},
			leaveLoot: {
				offer: () => ({}),
				take(e, t, n) {
					return K(e, "lootLeft", {
						seat: n,
						victim: t.victim
					}), U;
				}
			}
		}
	},
	clear(e, t) {
		return va(e, t.victim), V();
	}
});
function Qc(e, t, n) {
	typeof t == "number" ? _c(e.heroes[t], n) : t !== "manticore" && (e.monsters[t].carries = e.monsters[t].carries.filter((e) => e.is === "hidden" || e.token !== n));
}
// games/manticore/rules/healing.ts
function $c(e, t) {
	let n = L(e.heroes[t]), r = Math.floor(n / 2);
	if (r === 0) return G("MC-17.1", "tooFewPoints", {
		needs: 2,
		left: n
	});
	let i = vr(e.heroes[t]) === qn, a = ka(e, t), o = (i ? [t, ...a] : [t]).map((t) => {
		let i = 10 - e.heroes[t].life, a = (i <= r ? G("MC-17.3", "fullLife", { hero: t }) : null) ?? G("MC-17.1", "tooFewPoints", {
			needs: (r + 1) * 2,
			left: n
		});
		return {
			patient: b([t], () => i > 0 ? null : G("MC-17.3", "fullLife", { hero: t })),
			life: lt(1, Math.min(r, i), { above: a })
		};
	});
	if (i || a.length === 0) return o;
	let s = b(a, () => G("MC-17.2", "notAHealer", { hero: t }));
	return [...o, {
		patient: s,
		life: lt(1, r)
	}];
}
function el(e, t, n, r) {
	let i = r * 2;
	e.heroes[t].spent += i, e.heroes[n].life += r, K(e, "healed", {
		seat: t,
		patient: n,
		life: r,
		cost: i,
		now: e.heroes[n].life
	});
}
// games/manticore/rules/phases/turn-attacks.ts
var tl = {
	attack: {
		offer: (e, t, n) => Pa(e, t, n),
		take(e, t, n, { target: r, kind: i }) {
			return e.heroes[n].spent += 1, t.attacked.push(r), ii("battle", Mc({
				seat: n,
				target: r,
				kind: i === "card" ? null : i
			}, {
				seats: [n],
				plan: null
			}));
		}
	},
	attackTogether: {
		offer: (e, t, n) => La(e, t, n),
		check(e, t, n, { helpers: r, firstPoint: i, secondPoint: a, artifact: o, blow: s }) {
			let c = (e) => e === null || e === n || r.includes(e), l = [
				i,
				a,
				o,
				s
			].find((e) => !c(e)) ?? null;
			return l === null ? null : G("MC-R72", "notOfTheGroup", { hero: l });
		},
		take(e, t, n, { target: r, kind: i, helpers: a, firstPoint: o, secondPoint: s, artifact: c, blow: l }) {
			let u = {
				firstPoint: o,
				secondPoint: s,
				artifact: c,
				blow: l
			}, d = i === "card" ? null : i, f = e.order.filter((e) => a.includes(e));
			return K(e, "jointProposed", {
				seat: n,
				target: r,
				kind: d,
				helpers: f,
				plan: u
			}), ii("joint", {
				seat: n,
				target: r,
				kind: d,
				plan: u,
				asked: f,
				joined: [],
				declined: []
			});
		}
	}
}, nl = {
	take: {
		offer(e, t, n) {
			let r = e.heroes[n], i = r.cell === null ? null : ri(r.cell);
			if (i === null) return G("MC-5.1", "noStackHere", {});
			let a = si(e, i);
			return a.length === 0 ? G("MC-5.1", "stackIsEmpty", { location: i }) : a.map((e) => ({
				token: b([e]),
				place: fc(r, e)
			}));
		},
		take(e, t, n, { token: r, place: i }) {
			let a = e.heroes[n], o = a.cell === null ? null : ri(a.cell);
			return o === null || (mi(e, o, r), N(r) ? (a.spells = {
				...a.spells,
				[M[r].kind]: r
			}, K(e, "took", {
				seat: n,
				token: r,
				location: o,
				place: "slot",
				stowed: null
			})) : K(e, "took", {
				seat: n,
				token: r,
				location: o,
				...hc(a, r, i)
			})), W;
		}
	},
	pickUp: {
		offer(e, t, n) {
			let r = e.heroes[n], i = e.ground.filter(({ cell: e }) => e === r.cell).map(({ artifact: e }) => e);
			return i.length === 0 ? G("MC-5.9", "nothingHere", {}) : i.map((e) => ({
				artifact: b([e]),
				place: fc(r, e)
			}));
		},
		take(e, t, n, { artifact: r, place: i }) {
			let a = e.heroes[n];
			return e.ground = e.ground.filter((e) => e.artifact !== r), a.cell !== null && K(e, "pickedUp", {
				seat: n,
				artifact: r,
				cell: a.cell,
				...hc(a, r, i)
			}), W;
		}
	},
	equip: {
		offer(e, t, n) {
			let r = e.heroes[n];
			if (r.bag.length === 0) return G("MC-5.5", "bagEmpty", {});
			let i = (e) => M[e].kind === "boots" && r.bootsWork ? wr(r.worn.boots) : 0;
			return { artifact: b(r.bag, (e) => mc(r, i(e))) };
		},
		take(e, t, n, { artifact: r }) {
			let i = e.heroes[n];
			return i.bag.splice(i.bag.indexOf(r), 1), K(e, "equipped", {
				seat: n,
				artifact: r,
				stowed: gc(i, r)
			}), W;
		}
	},
	stow: {
		offer(e, t, n) {
			let r = e.heroes[n], i = Or(r);
			return i.length === 0 ? G("MC-7.7", "nothingWorn", {}) : { artifact: b(i, (e) => mc(r, 1 + vc(r, e))) };
		},
		take(e, t, n, { artifact: r }) {
			return _c(e.heroes[n], r), e.heroes[n].bag.push(r), K(e, "stowed", {
				seat: n,
				artifact: r
			}), W;
		}
	},
	give: {
		offer(e, t, n) {
			let r = e.heroes[n], i = L(r), a = Dr(r);
			if (a.length === 0) return G("MC-6.1", "nothingToGive", {});
			if (i < 1) return G("MC-6.4", "tooFewPoints", {
				needs: 1,
				left: i
			});
			let o = ka(e, n);
			return o.length === 0 ? G("MC-6.1", "nobodyBeside", {}) : {
				artifact: b(a, (e) => mc(r, vc(r, e))),
				to: b(o)
			};
		},
		take(e, t, n, { artifact: r, to: i }) {
			return K(e, "giftOffered", {
				seat: n,
				to: i,
				artifact: r
			}), ii("gift", {
				giver: n,
				receiver: i,
				artifact: r
			});
		}
	},
	drop: {
		offer(e, t, n) {
			let r = e.heroes[n], i = yc(r).flatMap((e) => r.spells[e] ?? []), a = [...Dr(r), ...i], o = L(r);
			return a.length === 0 ? G("MC-6.2", "nothingToDrop", {}) : o < 1 ? G("MC-6.4", "tooFewPoints", {
				needs: 1,
				left: o
			}) : { token: b(a, (e) => N(e) ? null : mc(r, vc(r, e))) };
		},
		take(e, t, n, { token: r }) {
			let i = e.heroes[n];
			return i.cell === null || (i.spent += 1, N(r) ? (i.spells = {
				...i.spells,
				[M[r].kind]: null
			}, e.outOfGame.tokens.push(r)) : (_c(i, r), e.ground.push({
				cell: i.cell,
				artifact: r
			})), K(e, "dropped", {
				seat: n,
				token: r,
				cell: i.cell,
				left: L(i)
			})), W;
		}
	}
}, rl = B("turn", {
	begin(e, t) {
		Jc(e, t.seat), K(e, "turnBegan", {
			seat: t.seat,
			points: L(e.heroes[t.seat])
		});
	},
	layRoads: {
		call: "paving",
		with(e, t) {
			return t.toLay === 0 || e.roadPile.secret.length === 0 ? null : (--t.toLay, {
				seat: t.seat,
				token: null
			});
		},
		then: () => H("layRoads")
	},
	act: {
		rule: "MC-3.7",
		ask: (e, t) => I(e, t.seat) ? t.seat : null,
		idle: () => ({ type: "endTurn" }),
		actions: {
			move: {
				offer: (e, t, n) => Cs(e, n),
				take(e, t, n, { to: r }) {
					return Ds(e, n, r), W;
				}
			},
			...tl,
			...nl,
			heal: {
				offer: (e, t, n) => $c(e, n),
				take(e, t, n, { patient: r, life: i }) {
					return el(e, n, r, i), W;
				}
			},
			assign: {
				offer: (e, t, n) => e.heroes[n].unassigned > 0 ? { to: b(Un) } : G("MC-7.4", "noPoints", {}),
				take(e, t, n, { to: r }) {
					return Xc(e, n, r), W;
				}
			},
			endTurn: {
				offer: () => ({}),
				take: () => U
			}
		}
	},
	end(e, t) {
		let n = e.heroes[t.seat];
		return I(e, t.seat) && K(e, "turnEnded", {
			seat: t.seat,
			unused: L(n)
		}), n.isDone = !0, V();
	}
}), il = /* @__PURE__ */ t({ manticore: () => al }), al = oi({
	id: "manticore",
	version: 1,
	speaks: 1,
	seats: {
		min: 1,
		max: 4
	},
	picks: Kn,
	options: {
		mode: ["coop", "semi"],
		turnOrder: [
			"roll",
			"agreed",
			"random"
		],
		monsters: ["normal", "static"],
		monsterInitiative: [
			"1",
			"2",
			"3",
			"4"
		],
		hiddenArtifacts: ["off", "on"],
		scenario: ["base", "awakening"],
		magicStacks: ["perHero", "box"],
		heroKillPower: [
			"1",
			"0",
			"2"
		],
		fallenHeroLoot: ["lost", "dropped"],
		combatDeck: ["deplete", "replace"],
		monsterBoots: ["inert", "fast"],
		jointFatalBlow: ["trophy", "shared"],
		manticoreSheet: ["scaled", "flat"],
		manticoreMight: [
			"0",
			"-2",
			"-1",
			"+1",
			"+2"
		],
		calmStart: ["off", "on"],
		roundLimit: [
			"40",
			"20",
			"30",
			"60",
			"100"
		],
		practice: [
			"off",
			"hound",
			"gnarl",
			"cinderwing",
			"manticore"
		]
	},
	presets: {
		asPrinted: {},
		firstGame: {
			monsters: "static",
			calmStart: "on"
		},
		swiftMonsters: { monsterInitiative: "2" },
		hiddenArtifacts: { hiddenArtifacts: "on" },
		rivals: { mode: "semi" },
		awakening: { scenario: "awakening" },
		practice: { practice: "hound" }
	},
	setup: Gs,
	opening: () => ii("game", {}),
	phases: {
		game: Ec,
		muster: zc,
		arming: $s,
		paving: Hc,
		round: qc,
		turn: rl,
		gift: Oc,
		joint: Ac,
		battle: rc,
		duel: bc,
		spoils: Zc,
		monsters: Nc,
		monster: Fc,
		manticore: is
	},
	anytime: {},
	governs: {
		enlist: "MC-1.24",
		standOn: "MC-1.24",
		arm: "MC-5.13",
		ready: "MC-3.8",
		lay: "MC-2.2",
		move: "MC-4.1",
		attack: "MC-12.1",
		attackTogether: "MC-14.1",
		take: "MC-5.1",
		pickUp: "MC-5.9",
		equip: "MC-7.2",
		stow: "MC-5.5",
		give: "MC-6.1",
		drop: "MC-6.2",
		heal: "MC-17.1",
		assign: "MC-7.4",
		endTurn: "MC-3.8",
		accept: "MC-6.1",
		refuse: "MC-6.1",
		join: "MC-14.1",
		decline: "MC-14.1",
		goOn: "MC-R45",
		callOff: "MC-R45",
		cast: "MC-9.4",
		fight: "MC-10.1",
		cover: "MC-10.1",
		keep: "MC-R9",
		takeLoot: "MC-5.10",
		leaveLoot: "MC-5.10"
	},
	facts: ks,
	invariants: Is,
	secrets: {},
	arrange: Ws
}), ol = Vn(Object.values(il).find((e) => e?.id === "manticore"));
export { ol as default };
