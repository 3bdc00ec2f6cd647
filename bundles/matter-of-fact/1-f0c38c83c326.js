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
	let t = {};
	for (let r in e) {
		let i = e[r];
		t[r] = typeof i == "object" && i ? n(i) : i;
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
		let p = s(c, 6) ^ s(c, 11) ^ s(c, 25), m = f + p + (c & l ^ ~c & d) + o(u, e) + o(t, e) | 0, ee = (s(n, 2) ^ s(n, 13) ^ s(n, 22)) + (n & r ^ n & i ^ r & i) | 0;
		f = d, d = l, l = c, c = a + m | 0, a = i, i = r, r = n, n = m + ee | 0;
	}
	let p = [
		n,
		r,
		i,
		a,
		c,
		l,
		d,
		f
	];
	for (let t = 0; t < 8; t++) e[t] = o(e, t) + o(p, t) | 0;
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
var p = r, m = (e) => p(e);
function ee(e) {
	for (let t of [
		"",
		"abc",
		"Ўґ€𝄞".repeat(40)
	]) if (e(t) !== r(t)) throw Error("this is not SHA-256 of a text in UTF-8");
	p = e;
}
// kernel/chacha.ts
function te(e, t) {
	let [n, r, i, a, o, s, c, l] = e;
	ne.set([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l,
		t
	], 4), re.set(ne);
	for (let e = 0; e < 10; e++) h(0, 4, 8, 12), h(1, 5, 9, 13), h(2, 6, 10, 14), h(3, 7, 11, 15), h(0, 5, 10, 15), h(1, 6, 11, 12), h(2, 7, 8, 13), h(3, 4, 9, 14);
	return re.map((e, t) => e + ne[t]);
}
var ne = Uint32Array.from([
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
]), re = /* @__PURE__ */ new Uint32Array(16);
function h(e, t, n, r) {
	ie(e, t, r, 16), ie(n, r, t, 12), ie(e, t, r, 8), ie(n, r, t, 7);
}
function ie(e, t, n, r) {
	let i = re[e] + re[t] | 0, a = re[n] ^ i;
	re[e] = i, re[n] = a << r | a >>> 32 - r;
}
// kernel/chance.ts
var ae = (e) => (Math.imul(e, 2654435761) ^ 2246822507) >>> 0, oe = (e) => ({
	key: e,
	drawn: 0
});
function se(e, t) {
	if (typeof e.chance == "number") {
		e.chance = e.chance + 1831565813 >>> 0;
		let n = e.chance;
		return n = Math.imul(n ^ n >>> 15, n | 1), n ^= n + Math.imul(n ^ n >>> 7, n | 61), Math.floor(((n ^ n >>> 14) >>> 0) / 4294967296 * t);
	}
	let n = 4294967296 - 4294967296 % t, r;
	do
		r = te(ce(e.chance.key), e.chance.drawn)[0], e.chance.drawn += 1;
	while (r >= n);
	return r % t;
}
function g(e, t) {
	for (let n = t.length - 1; n > 0; n--) {
		let r = se(e, n + 1), i = t[n];
		t[n] = t[r], t[r] = i;
	}
	return t;
}
var ce = (e) => Array.from({ length: 8 }, (t, n) => Number.parseInt(e.slice(n * 8, n * 8 + 8), 16)), le = 8, _ = (e) => 1 << (e ?? le), ue = 16, de = (e) => e & 511 & ~(e >> ue), fe = (e, t) => (e | _(t)) & ~(_(t) << ue), pe = (e, t) => ({
	seen: _(e),
	secret: t
}), me = (e) => ({
	seen: 511,
	secret: e
}), he = (e, t, n) => ({
	seen: _(e) | _(t),
	secret: n
}), ge = (e, t) => ({
	pile: "deck",
	owner: null,
	pool: e,
	seen: t.map(() => 0),
	secret: t
}), _e = (e, t, n) => ({
	pile: "hand",
	owner: t,
	pool: e,
	seen: n.map(() => _(t)),
	secret: n
});
function ve(e) {
	return e.seen.pop(), e.secret.pop() ?? null;
}
function ye(e, t, n) {
	let r = e.seen.pop(), i = e.secret.pop();
	return r === void 0 || i === void 0 ? null : (t.seen.push(fe(r, n)), t.secret.push(i), i);
}
function be(e, t) {
	e.secret.unshift(...t), e.seen.unshift(...t.map(() => 0));
}
function xe(e) {
	e.seen.length > 0 && (e.seen[e.seen.length - 1] = 511);
}
function Se(e) {
	e.secret = [], e.seen = [];
}
function Ce(e, t, n) {
	t.secret = g(e, n), t.seen = n.map(() => 0);
}
// kernel/spots.ts
var we = [], Te = (e) => Ee(e, "events") ?? we;
function Ee(e, t = "") {
	let n = null;
	if (Array.isArray(e)) {
		for (let t = 0; t < e.length; t++) {
			let r = e[t];
			if (typeof r != "object" || !r) continue;
			let i = De(t, r);
			i !== null && (n ??= []).push(i);
		}
		return n;
	}
	for (let r in e) {
		let i = e[r];
		if (typeof i != "object" || !i || r === t) continue;
		let a = De(r, i);
		a !== null && (n ??= []).push(a);
	}
	return n;
}
function De(e, t) {
	if (Me(t)) return {
		at: e,
		is: "pile",
		inner: null
	};
	if (Ne(t)) return {
		at: e,
		is: "secret",
		inner: je(t.secret) ? Ee(t.secret) : null
	};
	let n = Ee(t);
	return n === null ? null : {
		at: e,
		is: "branch",
		inner: n
	};
}
function Oe(e, t = Te(e)) {
	let n = [], r = (e, t) => {
		for (let { at: i, is: a, inner: o } of t ?? we) {
			let t = Ae(e, i);
			a === "pile" ? n.push(t) : a === "branch" && r(t, o);
		}
	};
	return r(e, t), n;
}
function ke(e, t = Te(e)) {
	let n = [], r = (e, t, i, a) => {
		for (let { at: o, is: s, inner: c } of t ?? we) {
			let t = Ae(e, o);
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
var Ae = (e, t) => e[t], je = (e) => typeof e == "object" && !!e, Me = (e) => "pile" in e && "pool" in e, Ne = (e) => "secret" in e && "seen" in e && typeof e.seen == "number", v = (e) => ({
	g: e,
	spots: Te(e),
	lying: null,
	facts: null
});
function y(e, t, n, r) {
	if (t === null) return e;
	let i = Array.isArray(e) ? e.slice() : { ...e };
	for (let { at: e, is: a, inner: o } of t) {
		let t = i[e];
		i[e] = a === "branch" ? y(t, o, n, r) : a === "pile" ? r.pile(t, n) : r.secret(t, o, n);
	}
	return i;
}
var Pe = {
	secret({ seen: e, secret: t }, n, r) {
		if ((e & r) === 0) return {
			seen: de(e),
			secret: null
		};
		let i = je(t) ? y(t, n, r, Pe) : t;
		return {
			seen: de(e) | r,
			secret: i
		};
	},
	pile({ pile: e, owner: t, pool: n, seen: r, secret: i }, a) {
		let o = (e) => (r[e] & a) !== 0, s = e === "deck" || a === _(t) ? null : Fe(r, i, o), c = (e) => s?.[e] ?? e;
		return {
			pile: e,
			owner: t,
			pool: n,
			seen: r.map((e, t) => o(c(t)) ? Le(r, c(t)) | a : Le(r, c(t))),
			secret: i.map((e, t) => o(c(t)) ? i[c(t)] : null)
		};
	}
}, Fe = (e, t, n) => [...t.keys()].sort((r, i) => n(r) === n(i) ? n(r) ? Ie(t[r], t[i]) : Le(e, r) - Le(e, i) : n(r) ? -1 : 1), Ie = (e = "", t = "") => e < t ? -1 : +(e > t), Le = (e, t) => de(e[t]), Re = (e, t) => ze(v(e), t);
function ze(e, t) {
	let n = _(t), { chance: r, events: i, ...a } = y(e.g, e.spots, n, Pe);
	return Object.assign(a, {
		viewer: t,
		unseen: Ge(e, n)
	});
}
function Be(e, t) {
	let n = { value: e };
	return y(n, Ee(n), _(t), Ve).value;
}
var Ve = {
	secret: ({ seen: e, secret: t }, n, r) => ({ secret: (e & r) === 0 ? null : je(t) ? y(t, n, r, Ve) : t }),
	pile: Pe.pile
};
function He(e) {
	if (e.lying !== null) return e.lying;
	let t = {};
	for (let { pool: n, seen: r, secret: i } of Oe(e.g, e.spots)) {
		let e = t[n] ??= [];
		for (let t = 0; t < i.length; t++) e.push({
			card: i[t],
			seen: r[t]
		});
	}
	for (let e in t) t[e]?.sort(Ue);
	return e.lying = t, t;
}
var Ue = (e, t) => Ie(e.card, t.card), We = (e, t) => Ge(v(e), _(t));
function Ge(e, t) {
	let n = {}, r = He(e);
	for (let e in r) {
		let i = [];
		for (let { card: n, seen: a } of r[e] ?? []) (a & t) === 0 && i.push(n);
		n[e] = i;
	}
	return n;
}
var Ke = class extends Error {
	constructor(e) {
		super(`${e} is hidden from these eyes`), this.name = "NotSeen";
	}
}, qe = class {
	seen;
	constructor(e) {
		this.seen = e;
	}
	get secret() {
		throw new Ke("a secret");
	}
}, Je = (e) => !(e instanceof qe), Ye = {
	enumerable: !0,
	get() {
		throw new Ke("a card");
	}
}, Xe = [];
function Ze(e) {
	let t = Xe[e];
	if (t !== void 0) return t;
	let n = Array(e);
	for (let t = 0; t < e; t++) Object.defineProperty(n, t, Ye);
	return Xe[e] = Object.freeze(n), n;
}
var Qe = {
	secret: (e, t, n) => (e.seen & n) === 0 ? new qe(de(e.seen)) : je(e.secret) && t !== null ? {
		seen: e.seen,
		secret: y(e.secret, t, n, Qe)
	} : e,
	pile(e, t) {
		let n = 0;
		for (let r of e.seen) (r & t) !== 0 && (n += 1);
		if (n === e.seen.length) return e;
		if (n === 0) return {
			...e,
			secret: Ze(e.secret.length)
		};
		let r = e.secret.slice();
		for (let n = 0; n < r.length; n++) (e.seen[n] & t) === 0 && Object.defineProperty(r, n, Ye);
		return {
			...e,
			secret: r
		};
	}
};
function $e(e, t) {
	let n = y({
		...e.g,
		events: null
	}, e.spots, _(t), Qe);
	return et.set(n, {
		position: e,
		viewer: t
	}), n;
}
var et = /* @__PURE__ */ new WeakMap(), tt = (e, t, n) => nt(e, v(t), n);
function nt(e, t, n) {
	return t.facts ??= e.facts($e(t, null)), n === null || e.ownFacts === void 0 ? t.facts : {
		...t.facts,
		...e.ownFacts($e(t, n), n, t.facts)
	};
}
// kernel/fits.ts
function rt(e, t) {
	if (Object.is(e, t)) return !0;
	if (typeof e != "object" || typeof t != "object" || e === null || t === null || Array.isArray(e) !== Array.isArray(t)) return !1;
	let n = Object.keys(e);
	return n.length === Object.keys(t).length && n.every((n) => rt(ft(e, n), ft(t, n)));
}
var it = (e, t) => e.some((e) => rt(e, t));
function at(e, t, n, r) {
	let i = (e, t) => ({
		refused: e,
		rule: r,
		facts: t
	});
	if (Object.is(t, -0)) return i("malformed", { expected: n });
	if (e.one !== void 0) return it(e.one, t) ? null : st(e.not, t) ?? i("notOffered", { field: n });
	if (e.parts !== void 0) return ot(e.parts, t, n, r);
	if (e.some !== void 0) {
		let { some: r, atLeast: a, atMost: o } = e;
		if (!Array.isArray(t) || t.some((e) => Object.is(e, -0))) return i("malformed", { expected: n });
		if (t.length < a || t.length > o) return i("wrongCount", {
			field: n,
			atLeast: a,
			atMost: o
		});
		for (let [a, o] of t.entries()) {
			let s = st(e.not, o);
			if (s !== null) return s;
			if (!it(r, o) || it(t.slice(0, a), o)) return i("notOffered", { field: n });
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
function ot(e, t, n, r) {
	if (typeof t != "object" || !t || Array.isArray(t)) return {
		refused: "malformed",
		rule: r,
		facts: { expected: n }
	};
	for (let i of Object.keys(e)) {
		let a = at(e[i], ft(t, i), `${n}.${i}`, r);
		if (a !== null) return a;
	}
	return null;
}
var st = (e, t) => e?.find((e) => rt(e.value, t))?.because ?? null;
function ct(e, t, n) {
	let r = 0, i = null, a = null;
	for (let o of Object.keys(e)) {
		let s = ft(t, o), c = at(e[o], s, o, n);
		c === null ? r += 1 : s === void 0 ? a ??= c : i ??= c;
	}
	return {
		fitting: r,
		reason: i ?? a
	};
}
function lt(e) {
	let t = null, n = -1;
	for (let { fitting: r, reason: i } of e) {
		if (i === null) continue;
		let e = 2 * r + +!ut.has(i.refused);
		e > n && ([t, n] = [i, e]);
	}
	return t;
}
var ut = /* @__PURE__ */ new Set([
	"malformed",
	"notOffered",
	"outOfRange",
	"wrongCount"
]);
function dt(e, t) {
	return e.one === void 0 ? e.some === void 0 ? e.parts === void 0 ? t : Object.fromEntries(Object.entries(e.parts).map(([e, n]) => [e, dt(n, ft(t, e))])) : t.map((t) => n(e.some.find((e) => rt(e, t)))) : n(e.one.find((e) => rt(e, t)));
}
function ft(e, t) {
	return Object.getOwnPropertyDescriptor(e, t)?.value;
}
// kernel/offers.ts
function b(e, t) {
	if (t === void 0) return { one: e };
	let { open: n, barred: r } = pt(e, t);
	return r === null ? { one: n } : {
		one: n,
		not: r
	};
}
function x(e, t, n) {
	return n === void 0 ? {
		min: e,
		max: t
	} : {
		min: e,
		max: t,
		...n
	};
}
function pt(e, t) {
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
function mt(e) {
	if (e.one !== void 0) return e.one.length === 0;
	if (e.some !== void 0) return e.some.length < e.atLeast;
	if (e.parts !== void 0) {
		for (let t in e.parts) if (mt(e.parts[t])) return !0;
		return !1;
	}
	return e.max < e.min;
}
function ht(e, t) {
	let n = { type: e.type }, r = e.fields;
	for (let e in r) n[e] = gt(r[e], t);
	return n;
}
function gt(e, t) {
	if (e.one !== void 0) return e.one[t(e.one.length)];
	if (e.parts !== void 0) {
		let n = {};
		for (let r in e.parts) n[r] = gt(e.parts[r], t);
		return n;
	}
	if (e.some === void 0) return e.min + t(e.max - e.min + 1);
	let { some: n, atLeast: r, atMost: i } = e, a = r + t(Math.min(i, n.length) - r + 1), o = [...n];
	return Array.from({ length: a }, () => o.splice(t(o.length), 1)[0]);
}
// kernel/rules.ts
var _t = { to: "stay" }, vt = { to: "next" };
function yt(e) {
	return {
		to: "done",
		result: e
	};
}
function bt() {
	return {
		stay: _t,
		next: vt,
		goTo: (e) => ({
			to: "step",
			step: e
		}),
		done: yt,
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
function xt(e, t) {
	if (!Number.isInteger(t.seats) || t.seats < e.seats.min || t.seats > e.seats.max) throw RangeError(`${e.id} takes ${e.seats.min} to ${e.seats.max} seats, not ${t.seats}`);
	let n = {
		seats: Array.from({ length: t.seats }, (e, t) => t),
		options: St(e, t.options ?? {}),
		chance: typeof t.chance == "number" ? t.chance : { ...t.chance },
		stack: [],
		events: [],
		outcome: null
	}, r = Object.assign(n, e.setup(n, Ct(e, t))), { phase: i, locals: a } = e.opening(r);
	return r.stack.push(Ht(e, i, a)), zt(e, r), r;
}
function St(e, t) {
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
function Ct(e, t) {
	let n = Array.from({ length: t.seats }, (e, n) => t.picks?.[n] ?? null), r = n.filter((e) => e !== null);
	for (let t of r) if (!e.picks.includes(t)) throw RangeError(`${t} is not one of ${e.picks.join(", ")}`);
	if (new Set(r).size < r.length) throw RangeError("two seats picked the same");
	return n;
}
function wt(e, t) {
	let n = S(t);
	if (n === void 0 || t.outcome !== null) return null;
	let r = C(e, n);
	return {
		seats: Ut(r.ask(t, n)),
		phase: n.phase,
		step: n.step,
		rule: r.rule
	};
}
function Tt(e, t) {
	let n = wt(e, t), r = S(t), i = e.anytime.declineDeal;
	if (n === null || r === void 0 || i === void 0 || C(e, r).sealed?.(t, r)) return n;
	let a = t.seats.filter((e) => {
		let n = i.offer(t, r, e);
		return !Array.isArray(n) && !It(n) && !Lt(n);
	});
	return a.length === 0 ? n : {
		...n,
		seats: a,
		rule: e.governs.declineDeal ?? n.rule,
		deal: !0
	};
}
function Et(e, t, n) {
	let r = [];
	return Nt(e, t, n, (e) => r.push(e), null), r;
}
function Dt(e, t, n) {
	let r = [], i = [];
	return Nt(e, t, n, (e) => r.push(e), (e, t) => i.push({
		type: e,
		because: t
	})), {
		offers: r,
		refused: i
	};
}
function Ot(e, t, n, r, i = Et(e, t, n)) {
	let a = [...i];
	for (; a.length > 0;) {
		let i = r(a.length), o = a[i];
		for (let i = 0; i < 20; i++) {
			let i = ht(o, r);
			if (Mt(e, t, n, i) === null) return {
				seat: n,
				...i
			};
		}
		a.splice(i, 1);
	}
	return null;
}
function kt(e, t, n) {
	let r = S(t);
	return {
		seat: n,
		...C(e, r).idle(t, r, n)
	};
}
function At(e, t, n) {
	let r = S(t), i = jt(e, t, n.seat, n.type);
	if (i === null) throw Error(`${n.type} is not open to seat ${n.seat} in ${r.phase}.${r.step}`);
	Bt(e, t, r, i.take(t, r, n.seat, n)), zt(e, t);
}
function jt(e, t, n, r) {
	let i = S(t), a = C(e, i);
	return Object.hasOwn(a.actions, r) && Gt(a.ask(t, i), n) ? a.actions[r] : Object.hasOwn(e.anytime, r) && !a.sealed?.(t, i) ? e.anytime[r] : null;
}
function Mt(e, t, n, r) {
	return jt(e, t, n, r.type)?.check?.(t, S(t), n, r) ?? null;
}
function Nt(e, t, n, r, i) {
	let a = S(t);
	if (a === void 0 || t.outcome !== null) return;
	let o = C(e, a);
	Gt(o.ask(t, a), n) && Pt(e, o.actions, t, a, n, r, i), o.sealed?.(t, a) || Pt(e, e.anytime, t, a, n, r, i);
}
function Pt({ governs: e }, t, n, r, i, a, o) {
	for (let s in t) {
		let c = t[s], l = c.offer(n, r, i);
		if (Array.isArray(l)) {
			let t = !1;
			for (let e of l) Lt(e) || (t = !0, a(Ft(s, c, e)));
			!t && o !== null && o(s, Rt(l, e[s] ?? null));
		} else It(l) ? o?.(s, l) : Lt(l) ? o?.(s, Rt([l], e[s] ?? null)) : a(Ft(s, c, l));
	}
}
var Ft = (e, { check: t }, n) => t === void 0 ? {
	type: e,
	fields: n
} : {
	type: e,
	fields: n,
	checked: !0
}, It = (e) => "refused" in e;
function Lt(e) {
	for (let t in e) if (mt(e[t])) return !0;
	return !1;
}
function Rt(e, t) {
	let n = e.flatMap((e) => Object.entries(e).filter(([, e]) => mt(e)));
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
function zt(e, t) {
	for (let n = 1e3; n > 0; n--) {
		let n = S(t);
		if (n === void 0 || t.outcome !== null) return;
		let r = C(e, n);
		if (typeof r == "function") Bt(e, t, n, r(t, n) ?? vt);
		else if ("call" in r) {
			let i = r.with(t, n);
			i === null ? Bt(e, t, n, vt) : t.stack.push(Ht(e, r.call, i));
		} else if (Wt(r.ask(t, n))) Bt(e, t, n, vt);
		else return;
	}
	throw Error(`runaway rules at ${S(t)?.phase}.${S(t)?.step}`);
}
function Bt(e, t, n, r) {
	switch (r.to) {
		case "stay": return;
		case "step":
			n.step = r.step;
			return;
		case "call":
			t.stack.push(Ht(e, r.phase, r.locals));
			return;
		case "become":
			t.stack[t.stack.length - 1] = Ht(e, r.phase, r.locals);
			return;
		case "done": return Vt(e, t, n, r.result);
		case "next": {
			let r = e.phases[n.phase]?.following[n.step];
			if (r === void 0) return Vt(e, t, n, void 0);
			n.step = r;
		}
	}
}
function Vt(e, t, n, r) {
	t.stack.pop();
	let i = S(t);
	if (i === void 0) return;
	let a = C(e, i);
	typeof a != "function" && Bt(e, t, i, "call" in a ? a.then?.(t, i, r) ?? vt : a.after?.[n.phase]?.(t, i, r) ?? _t);
}
var Ht = (e, t, n) => ({
	phase: t,
	step: e.phases[t]?.first,
	...n
}), S = (e) => e.stack[e.stack.length - 1], C = (e, t) => e.phases[t.phase]?.steps[t.step], Ut = (e) => e === null ? [] : typeof e == "number" ? [e] : e, Wt = (e) => e === null || typeof e != "number" && e.length === 0, Gt = (e, t) => typeof e == "number" ? e === t : e?.includes(t) ?? !1;
// kernel/judge.ts
function Kt(e, t, n) {
	let r = Jt(t, n);
	if ("refusal" in r) return { refusal: r.refusal };
	let { seat: i, type: a } = r;
	if (!Object.hasOwn(e.governs, a)) return w("unknownAction", null, { type: a.slice(0, 40) });
	let o = e.governs[a], s = wt(e, t);
	if (s === null) return w("over", o, {});
	let c = jt(e, t, i, a);
	if (c === null) return Yt(e, t, a, o, s.seats);
	let l = c.offer(t, S(t), i);
	return It(l) ? { refusal: l } : Xt(t, r, c, Array.isArray(l) ? l : [l], o);
}
function qt(e, t, n, r) {
	let i = Kt(e, t, {
		...r,
		seat: n
	});
	return "refusal" in i ? i.refusal : null;
}
function w(e, t, n) {
	return { refusal: {
		refused: e,
		rule: t,
		facts: n
	} };
}
function Jt(e, t) {
	if (typeof t != "object" || !t || Array.isArray(t)) return w("malformed", null, { expected: "object" });
	let n = ft(t, "seat");
	if (!e.seats.includes(n) || Object.is(n, -0)) return w("malformed", null, { expected: "seat" });
	let r = ft(t, "type");
	return typeof r == "string" ? {
		seat: n,
		type: r,
		values: t
	} : w("malformed", null, { expected: "type" });
}
function Yt(e, t, n, r, i) {
	let a = S(t), o = a === void 0 ? void 0 : e.phases[a.phase]?.steps[a.step];
	return typeof o == "object" && "actions" in o && Object.hasOwn(o.actions, n) ? w("notAsked", r, {
		type: n,
		asked: i
	}) : Object.hasOwn(e.anytime, n) ? w("sealed", r, { type: n }) : w("notNow", r, {
		type: n,
		asked: i
	});
}
function Xt(e, { seat: t, type: n, values: r }, i, a, o) {
	let s = [];
	for (let c of a) {
		let a = ct(c, r, o);
		if (a.reason === null) {
			let o = dt({ parts: c }, r), s = i.check?.(e, S(e), t, {
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
	return { refusal: lt(s) ?? {
		refused: "notOffered",
		rule: o,
		facts: { field: "" }
	} };
}
// kernel/barrier.ts
function Zt(e, t, n, r) {
	return Qt(t.g.chance, n.g.chance) ? $t(t, n, r) ? "secret" : wt(e, n.g)?.seats.includes(r) ? null : "turn" : "chance";
}
var Qt = (e, t) => typeof e == "number" || typeof t == "number" ? e === t : e.drawn === t.drawn && e.key === t.key;
function $t(e, t, n) {
	let r = _(n), i = !1, a = (e, t, n) => {
		for (let { at: o, is: s, inner: c } of n) {
			let n = Ae(e, o), l = typeof t == "object" && t ? Ae(t, o) : void 0;
			if (s === "pile") i ||= !en(n, l);
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
	return a(e.g, t.g, e.spots) || i && tn(e, t, r);
}
function en(e, t) {
	if (t === void 0 || !Array.isArray(t.secret) || e.secret.length !== t.secret.length) return !1;
	for (let n = 0; n < e.secret.length; n++) if (e.secret[n] !== t.secret[n] || e.seen[n] !== t.seen[n]) return !1;
	return !0;
}
function tn(e, t, n) {
	for (let r of [...t.g.seats, null]) {
		let i = _(r) | n, a = Ge(t, i);
		for (let [t, n] of Object.entries(Ge(e, i))) if (!nn(n, a[t] ?? [])) return !0;
	}
	return !1;
}
function nn(e, t) {
	let n = 0;
	for (let r of e) {
		for (; n < t.length && t[n] !== r;) n += 1;
		if (n === t.length) return !1;
		n += 1;
	}
	return !0;
}
// kernel/canonical.ts
function T(e) {
	if (e === null || typeof e == "boolean" || typeof e == "string") return JSON.stringify(e);
	if (typeof e == "number") {
		if (!Number.isFinite(e) || Object.is(e, -0)) throw TypeError(`${e} is not plain JSON`);
		return JSON.stringify(e);
	}
	if (Array.isArray(e)) return `[${e.map(T).join(",")}]`;
	if (typeof e != "object" || Object.getPrototypeOf(e) !== Object.prototype) throw TypeError(`${typeof e} is not plain JSON`);
	let t = e;
	return `{${Object.keys(t).sort().map((e) => `${JSON.stringify(e)}:${T(t[e])}`).join(",")}}`;
}
var rn = (e) => m(T(e)), an = (e) => m(`parlour commitment ${e}`), on = (e) => m(`parlour entropy ${e}`), sn = (e, t) => m(`parlour dice ${T({
	seed: e,
	entropy: t
})}`);
function cn({ commitment: e, promises: t, entropy: n }, r) {
	if (an(r) !== e) return "the revealed seed is not the one that was committed to before play";
	if (t.length !== n.length) return "not every promise of entropy was kept";
	for (let [e, r] of t.entries()) {
		let t = n[e] ?? null;
		if ((t === null ? null : on(t)) !== r) return `the entropy of seat ${e + 1} is not what was promised`;
	}
	return null;
}
// kernel/record.ts
var ln = ({ name: e, salt: t }) => m(`parlour name ${t} ${e}`);
function un({ names: e, entries: t, outcome: n, seeds: r, ...i }) {
	return i;
}
var dn = (e) => rn(e).slice(0, pn), fn = (e, t, n) => m(`${e} ${JSON.stringify(t)} ${n}`).slice(0, pn), pn = 24, mn = 32;
function hn(e, t, n = mn) {
	let { rules: r, seats: i, dice: a, seed: o } = t;
	if (r.version !== e.version) throw RangeError(`these are rules ${e.version} of ${e.id}, not ${r.version}`);
	let s = xt(e, {
		seats: i.length,
		options: t.options,
		picks: i.map(({ pick: e }) => e),
		chance: oe(sn(o, a.entropy))
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
	}, u = jn(s);
	return {
		game: e,
		head: l,
		seeds: [o],
		version: 0,
		link: dn(l),
		position: v(s),
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
function gn(e) {
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
function _n(e, t, n, r) {
	let { g: i, base: a, dice: o, ...s } = JSON.parse(r), c = JSON.stringify(i);
	i.events = null;
	let l = v(i);
	return {
		game: e,
		head: t,
		seeds: n.slice(0, o),
		position: l,
		text: c,
		base: JSON.stringify(a),
		middle: null,
		kept: mn,
		opening: [],
		...s
	};
}
function vn(e, t, { at: r = e.version, by: i } = {}) {
	let { game: a, position: o } = e, s = Kt(a, o.g, t);
	if (r !== e.version && !("action" in s && Dn(e, s.action.seat, r))) return Nn({
		refused: "stale",
		rule: null,
		facts: {
			at: r,
			now: e.version
		}
	});
	if ("refusal" in s) return Nn(s.refusal);
	let { seat: c, ...l } = s.action, u = n(o.g);
	u.events = [], At(a, u, s.action);
	let d = u.events;
	u.events = null;
	let f = {
		seat: c,
		do: l,
		...i && { by: i }
	}, p = v(u), m = Zt(a, o, p, c), ee = jn(u), te = [...e.tail, {
		line: e.version,
		seat: c,
		choice: l,
		drawn: Mn(o.g)
	}], ne = m === null ? e.tail.at(-1)?.seat === c ? e.free + 1 : 1 : 0;
	return On(e, p, ee, f, d, {
		...Tn(e, te, ee),
		standing: e.standing + 1,
		free: ne,
		barrier: m ?? "nothing"
	});
}
var yn = (e, t) => vn(e, kt(e.game, e.position.g, t), { by: "clock" });
function bn(e, t, r = []) {
	let i = e.tail.at(-1), a = e.free > 0 && i?.seat === t;
	if (e.standing === 0 || !a && !En(e, t, r)) return Nn({
		refused: "cannotUndo",
		rule: null,
		facts: { because: e.barrier }
	});
	if (i === void 0) throw new xn();
	let o = wn(e, e.tail.length - 1);
	o.chance = n(e.position.g.chance);
	let s = {
		seat: t,
		undo: 1,
		agreed: a ? [] : r
	}, c = e.tail.slice(0, -1), l = e.middle !== null && e.middle.moves <= c.length ? e.middle : null;
	return On(e, v(o), jn(o), s, [], {
		base: e.base,
		middle: l,
		tail: c,
		standing: e.standing - 1,
		free: Math.max(0, e.free - 1),
		barrier: e.free > 1 ? "nothing" : e.barrier
	});
}
var xn = class extends Error {
	constructor() {
		super("the moves before this one are only in the record"), this.name = "TooFarBack";
	}
};
function Sn(e, t, r, i) {
	let a = n(e.position.g);
	a.chance = oe(sn(r, t.entropy));
	let o = i.reduce((e, t) => e | _(t), 0), s = {};
	for (let { pool: e, seen: t, secret: n } of Oe(a)) for (let r = 0; r < n.length; r++) (t[r] & o) === 0 && (s[e] ??= []).push({
		cards: n,
		at: r
	});
	for (let e of Object.values(s)) {
		let t = g(a, e.map(({ cards: e, at: t }) => e[t]));
		for (let [n, { cards: r, at: i }] of e.entries()) r[i] = t[n];
	}
	e.game.arrange?.(a, o, (e) => se(a, e));
	let c = jn(a);
	return On({
		...e,
		seeds: [...e.seeds, r]
	}, v(a), c, {
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
function Cn(e, t, n = []) {
	if ("do" in t) return vn(e, {
		...t.do,
		seat: t.seat
	}, t.by ? { by: t.by } : {});
	if ("undo" in t) return bn(e, t.seat, t.agreed);
	let r = n[e.seeds.length];
	if (r === void 0) throw Error("the seed of these dice has not been revealed");
	return Sn(e, t.dice, r, t.eyes);
}
function wn(e, t) {
	let { middle: n } = e, r = n !== null && n.moves <= t ? n : {
		text: e.base,
		moves: 0
	}, i = JSON.parse(r.text);
	i.events = null;
	for (let { seat: n, choice: a, drawn: o } of e.tail.slice(r.moves, t)) typeof i.chance != "number" && (i.chance.drawn = o), At(e.game, i, {
		seat: n,
		...a
	});
	return i;
}
function Tn(e, t, n) {
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
function En({ head: e, position: t }, n, r) {
	let { seats: i, outcome: a } = t.g;
	if (a !== null) return !1;
	let o = i.filter((t) => t !== n && e.seats[t]?.bot === null);
	return o.length > 0 && o.every((e) => r.includes(e)) && new Set(r).size === r.length;
}
function Dn(e, t, n) {
	let { game: r, position: i, tail: a } = e, o = e.version - n;
	if (!Number.isInteger(n) || o < 1 || o > a.length) return !1;
	let s = a.slice(-o);
	if (s.some((e, r) => e.line !== n + r || e.seat === t)) return !1;
	let c = v(wn(e, a.length - o)), [l, u] = [S(c.g), S(i.g)];
	if (l?.phase !== u?.phase || l?.step !== u?.step || c.g.stack.length !== i.g.stack.length || u === void 0) return !1;
	let d = r.phases[u.phase]?.steps[u.step];
	if (s.some(({ choice: e }) => !Object.hasOwn(d?.actions ?? {}, e.type))) return !1;
	let f = (e) => JSON.stringify([Dt(r, e.g, t), nt(r, e, t)]);
	return f(c) === f(i);
}
function On(e, t, n, r, i, a) {
	let o = fn(e.link, r, n);
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
		line: kn(e, r),
		events: i
	};
}
function kn({ game: e, position: t }, n) {
	if (!("do" in n)) return n;
	let { seat: r, ...i } = An(e, t.g, {
		seat: n.seat,
		...n.do
	});
	return {
		...n,
		do: i
	};
}
function An(e, t, n) {
	let { seat: r, type: i, ...a } = n, o = e.conceals, s = o !== void 0 && Object.hasOwn(o, i) ? o[i] : void 0;
	return s === void 0 ? n : {
		seat: r,
		type: i,
		...s(t, r, a)
	};
}
function jn(e) {
	let { events: t, ...n } = e;
	return JSON.stringify(n);
}
var Mn = ({ chance: e }) => typeof e == "number" ? 0 : e.drawn, Nn = (e) => ({
	ok: !1,
	refusal: e
});
// kernel/open.ts
function Pn(e) {
	let t = n(e);
	return Fn(t), t;
}
function Fn(e) {
	if (je(e)) {
		Me(e) ? e.seen = e.seen.map(() => 511) : Ne(e) && (e.seen = 511);
		for (let t of Object.values(e)) Fn(t);
	}
}
// kernel/redeal.ts
function In(e, t, r) {
	let i = { chance: ae(r) }, a = (e) => se(i, e), { viewer: o, unseen: s, ...c } = t, l = n(c);
	l.chance = ae(r ^ 1540483477), l.events = null;
	let u = {};
	for (let e in s) u[e] = g(i, [...s[e] ?? []]);
	let d = Te(l);
	for (let { pool: e, secret: t } of Oe(l, d)) for (let n = 0; n < t.length; n++) t[n] === null && (t[n] = u[e]?.pop());
	return e.arrange?.(l, _(o), a), Ln(e, l, d, ({ secret: e }) => e === null, a), l;
}
function Ln(e, t, n, r, i) {
	for (let { kind: a, indexes: o, secret: s } of ke(t, n)) {
		if (!r(s)) continue;
		let n = Object.hasOwn(e.secrets, a) ? e.secrets[a] : void 0;
		if (n === void 0) throw Error(`${e.id} does not say what a hidden ${a} might be`);
		s.secret = n(t, o, i);
	}
}
function Rn(e, t, r) {
	let i = t.viewer;
	if (i === null) return null;
	let a = In(e, t, 1), o = a.chance, s = JSON.stringify(We(a, i)), c = n(a);
	return At(e, c, {
		seat: i,
		...r
	}), c.chance !== o || JSON.stringify(We(c, i)) !== s ? null : {
		view: Re(c, i),
		facts: tt(e, c, i)
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
		let r = cn(n, t.seeds[e] ?? "");
		if (r !== null) return i("dice", null, r);
	}
	r("dice");
	let o;
	try {
		o = hn(e, {
			...t,
			seed: t.seeds[0] ?? ""
		});
	} catch (e) {
		return i("actions", null, `the table could not be set up: ${e.message}`);
	}
	if (T(o.head) !== T(un(t))) return i("chain", null, "the head says something that these rules do not know, or leaves something out");
	for (let [e, n] of t.names.entries()) if (n !== null && ln(n) !== t.seats[e]?.name) return i("chain", null, `seat ${e + 1} was not played under the name ${n.name}`);
	for (let [e, n] of t.entries.entries()) {
		let r = o, a = Cn(o, n, t.seeds);
		if (!a.ok) return i("actions", e, `line ${e + 1} was not possible: ${a.refusal.refused}`, a.refusal);
		if (o = a.match, !Bn(r, n)) return i("actions", e, `line ${e + 1} is not what the rules do for a time-out`);
		if (T(a.entry) !== T(n)) return i("chain", e, `line ${e + 1} does not follow from the lines before it: something here or earlier was changed`);
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
	let { seat: r, ...i } = kt(e, t.g, n.seat);
	return T(i) === T(n.do);
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
		optionsFor: (t) => St(e, t),
		digestWith: ee,
		begin: (t, n) => hn(e, t, n),
		snapshot: gn,
		resume: (t, n, r) => _n(e, t, n, r),
		verify: (t) => zn(e, t),
		act: vn,
		actForClock: yn,
		undo: bn,
		redice: Sn,
		repeat: Cn,
		about: ({ version: t, head: n, seeds: r, link: i, position: a, tail: o, free: s, barrier: c, opening: l }) => ({
			version: t,
			head: n,
			seeds: r,
			link: i,
			waiting: Tt(e, a.g),
			outcome: a.g.outcome,
			free: s > 0 ? o.at(-1)?.seat ?? null : null,
			barrier: c,
			opening: l
		}),
		view: ({ position: e }, t) => ze(e, t),
		facts: ({ position: t }, n) => nt(e, t, n),
		menu: ({ position: t }, n) => Dt(e, t.g, n),
		why: ({ position: t }, n, r) => qt(e, t.g, n, r),
		preview: ({ position: t }, n, r) => qt(e, t.g, n, r) === null ? Rn(e, ze(t, n), r) : null,
		show: Be,
		laidOpen: (e) => ({
			...e,
			position: v(Pn(e.position.g))
		}),
		newsLaidOpen: Pn,
		search: {
			start: (t) => xt(e, t),
			clone: n,
			redeal: (t, n) => In(e, t, n),
			view: (e, t) => ze(v(e), t),
			waiting: (t) => wt(e, t),
			offers: (t, n) => Et(e, t, n),
			sample: (t, n, r, i) => Ot(e, t, n, r, i),
			perform: (t, n) => At(e, t, n),
			idle: (t, n) => kt(e, t, n)
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
// games/matter-of-fact/content/table.ts
var Un = [
	"red",
	"yellow",
	"blue",
	"green"
], Wn = {
	coal: 24,
	ore: 24,
	steel: 14,
	energy: 14,
	biobot: 4
}, Gn = {
	open: 3,
	made: 8,
	depth: 3
}, Kn = (e) => ({
	next: 1,
	open: [],
	proposed: e.map(() => 0)
});
function qn(e, t) {
	let n = e.open.filter((e) => e.until === t);
	return e.open = e.open.filter((e) => e.until !== t), e.proposed = e.proposed.map(() => 0), n;
}
var Jn = (e) => ({
	proposeDeal: (e, t, { to: n, terms: r }) => ({
		to: n,
		terms: he(t, n, r)
	}),
	counterDeal: (t, n, { deal: r, terms: i }) => ({
		deal: r,
		terms: he(n, e(t).open.find(({ id: e }) => e === r)?.from ?? n, i)
	})
});
function Yn(e) {
	let t = { to: "stay" }, n = (t) => ({
		refused: "dealLimit",
		rule: e.rule,
		facts: { limit: t }
	}), r = {
		refused: "noSuchDeal",
		rule: e.rule,
		facts: {}
	}, i = (e, t, n) => e.events?.push({
		type: t,
		...n
	}), a = (t, n) => e.deals(t).open.filter(n).map((e) => e.id), o = (t, n) => {
		let r = e.deals(t).open.find((e) => e.id === n);
		if (r === void 0) throw Error(`deal ${n} is not open`);
		return r;
	}, s = (t, n) => {
		let r = o(t, n);
		return e.deals(t).open = e.deals(t).open.filter((e) => e.id !== n), r;
	}, c = (t, n, r, a, o) => {
		let s = e.deals(t), c = he(n, r, a);
		s.open.push({
			id: s.next,
			from: n,
			to: r,
			terms: c,
			depth: o,
			until: e.until(t)
		}), s.next += 1, s.proposed[n] = (s.proposed[n] ?? 0) + 1, i(t, "dealProposed", {
			from: n,
			to: r,
			terms: c
		});
	}, l = (t, r) => (e.deals(t).proposed[r] ?? 0) >= e.limits.made ? n(e.limits.made) : null, u = {
		offer(t, i, a) {
			let o = e.deals(t).open.filter((e) => e.from === a);
			if (o.length >= e.limits.open) return n(e.limits.open);
			let s = l(t, a);
			if (s !== null) return s;
			let c = e.partners(t, a).filter((e) => !o.some((t) => t.to === e));
			return c.length === 0 ? r : c.map((n) => ({
				to: b([n]),
				terms: e.terms(t, a, n)
			}));
		},
		check: (t, n, r, { to: i, terms: a }) => e.unfit(t, r, i, a),
		take(e, n, r, { to: i, terms: a }) {
			return c(e, r, i, a, 0), t;
		}
	}, d = {
		offer(t, n, i) {
			let s = a(t, (e) => e.to === i);
			return s.length === 0 ? r : { deal: b(s, (n) => {
				let { from: r, to: i, terms: a } = o(t, n);
				return e.unfit(t, r, i, a.secret) ?? e.unacceptable?.(t, i, a.secret) ?? null;
			}) };
		},
		take(n, r, a, { deal: o }) {
			let { from: c, to: l, terms: u } = s(n, o);
			return e.carryOut(n, c, l, u.secret), i(n, "dealAccepted", {
				from: c,
				to: l,
				terms: u
			}), t;
		}
	}, f = (e, n) => ({
		offer(t, n, i) {
			let o = a(t, (t) => e(t, i));
			return o.length === 0 ? r : { deal: b(o) };
		},
		take(e, r, a, { deal: o }) {
			let { from: c, to: l } = s(e, o);
			return i(e, n, {
				from: c,
				to: l
			}), t;
		}
	});
	return {
		proposeDeal: u,
		acceptDeal: d,
		declineDeal: f((e, t) => e.to === t, "dealDeclined"),
		counterDeal: {
			offer(t, n, i) {
				let a = l(t, i);
				if (a !== null) return a;
				let o = e.deals(t).open.filter((t) => t.to === i && t.depth < e.limits.depth);
				return o.length === 0 ? r : o.map((n) => ({
					deal: b([n.id]),
					terms: e.terms(t, i, n.from)
				}));
			},
			check: (t, n, r, { deal: i, terms: a }) => e.unfit(t, r, o(t, i).from, a),
			take(e, n, r, { deal: i, terms: a }) {
				let { from: o, depth: l } = s(e, i);
				return c(e, r, o, a, l + 1), t;
			}
		},
		withdrawDeal: f((e, t) => e.from === t, "dealWithdrawn")
	};
}
// kernel/seats.ts
var E = (e, t) => e.map(t), Xn = (e, t) => [...e.slice(t), ...e.slice(0, t)], D = [
	"coal",
	"ore",
	"steel",
	"energy"
], Zn = {
	coal: [
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9,
		8,
		7,
		6
	],
	ore: [
		19,
		18,
		17,
		16,
		15,
		14,
		13,
		12,
		11,
		10,
		9
	],
	steel: [
		66,
		63,
		60,
		57,
		54,
		51,
		48,
		45,
		42,
		39,
		36
	],
	energy: [
		80,
		76,
		72,
		68,
		64,
		60,
		56,
		52,
		48,
		44,
		40
	]
}, Qn = [
	"train",
	"electricVehicle",
	"quadcopter"
], O = ["electricVehicle", "quadcopter"], $n = {
	train: 4,
	electricVehicle: 6,
	quadcopter: 8
}, er = {
	electricVehicle: {
		price: 50,
		refund: 25,
		cards: 3
	},
	quadcopter: {
		price: 100,
		refund: 50,
		cards: 2
	}
}, tr = [
	"mine",
	"excavatingPlant",
	"steelPlant",
	"powerPlant",
	"technologyPark"
], k = {
	mine: {
		letter: "M",
		count: 8,
		level: 1,
		product: "coal",
		cost: 50,
		dividend: 3,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	excavatingPlant: {
		letter: "X",
		count: 8,
		level: 1,
		product: "ore",
		cost: 75,
		dividend: 5,
		basic: {
			workers: 2,
			inputs: {},
			output: 1
		}
	},
	steelPlant: {
		letter: "S",
		count: 4,
		level: 2,
		product: "steel",
		cost: 120,
		dividend: 8,
		basic: {
			workers: 3,
			inputs: { ore: 2 },
			output: 1
		}
	},
	powerPlant: {
		letter: "E",
		count: 4,
		level: 2,
		product: "energy",
		cost: 150,
		dividend: 13,
		basic: {
			workers: 2,
			inputs: { coal: 3 },
			output: 1
		}
	},
	technologyPark: {
		letter: "T",
		count: 4,
		level: 3,
		product: "biobot",
		cost: 250,
		dividend: 21,
		basic: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 3
			},
			output: 1
		}
	}
}, A = tr.flatMap((e) => Array.from({ length: k[e].count }, (t, n) => `${k[e].letter}${n + 1}`)), j = Object.fromEntries(A.map((e) => [e, tr.find((t) => k[t].letter === e[0])])), nr = (e) => Number(e.slice(1)), rr = (e) => Math.floor(k[e].cost / 2), ir = [
	{
		r: -5,
		q: -3,
		sites: ". M3 . . X1 . # M4 . . X4 .",
		lands: "hwhfwmrwkfwm"
	},
	{
		r: -4,
		q: -4,
		sites: ". . . S1 . . # . . U2 . . T2",
		lands: "hmhwhmrmktkmw"
	},
	{
		r: -3,
		q: -4,
		sites: "T1 . . . L1 # . AD . . . E2",
		lands: "whfhtrmtfkmw"
	},
	{
		r: -2,
		q: -5,
		sites: ". . M2 . . . # . . . X3 . .",
		lands: "mhwhmhrkfkwkf"
	},
	{
		r: -1,
		q: -5,
		sites: "E1 . . M1 . BC BC . X2 . . S2",
		lands: "wfhwhttfwmkw"
	},
	{
		r: 0,
		q: -6,
		sites: "# # # # # BC BC BC # # # # #",
		lands: "rrrrrtttrrrrr"
	},
	{
		r: 1,
		q: -6,
		sites: "S4 . . X6 . BC BC . M5 . . E3",
		lands: "wkkwottfwhhw"
	},
	{
		r: 2,
		q: -7,
		sites: ". . X7 . . . # . . . M6 . .",
		lands: "okwmokrfmhwfm"
	},
	{
		r: 3,
		q: -7,
		sites: "E4 . . . U1 . # L2 . . . T3",
		lands: "wkmotkrthhfw"
	},
	{
		r: 4,
		q: -8,
		sites: "T4 . . L3 . . # . . S3 . . .",
		lands: "wkmtkkrmhwfmh"
	},
	{
		r: 5,
		q: -8,
		sites: ". X8 . . M8 # . X5 . . M7 .",
		lands: "kwokwrmwhfwh"
	}
], ar = {
	h: "hill",
	f: "forest",
	m: "meadow",
	k: "rock",
	o: "moor",
	w: "works",
	t: "town",
	r: "road"
}, or = ir.flatMap(({ q: e, r: t, sites: n, lands: r }) => {
	let i = n.split(" "), a = i.findIndex((e) => e === "BC" || e === "#" && t !== 0);
	return i.map((n, i) => ({
		hex: {
			q: e + i,
			r: t
		},
		site: pr(n),
		land: ar[r[i]],
		area: mr(n, t < 0, i < a)
	}));
}), M = or.map((e, t) => t), sr = or.map(({ hex: e }) => e), cr = or.map(({ site: e }) => e);
or.map(({ land: e }) => e), or.map(({ area: e }) => e);
var lr = new Map(M.map((e) => [`${sr[e].q},${sr[e].r}`, e]));
function N(e, t) {
	let n = lr.get(`${e},${t}`);
	if (n === void 0) throw RangeError(`there is no hex (${e},${t})`);
	return n;
}
var P = Object.fromEntries(M.flatMap((e) => {
	let t = cr[e];
	return t.is === "asset" ? [[t.asset, e]] : [];
})), ur = cr.map((e) => e.is === "asset" ? e.asset : null), dr = cr.map((e) => e.is === "frontier"), fr = [
	N(0, 0),
	N(1, 0),
	N(1, -1),
	N(0, -1),
	N(-1, 0),
	N(-1, 1),
	N(0, 1)
];
function pr(e) {
	return e === "." ? { is: "open" } : e === "#" ? { is: "frontier" } : e === "BC" ? { is: "businessCentre" } : e === "AD" ? { is: "dealership" } : e.startsWith("U") ? {
		is: "university",
		university: e
	} : e.startsWith("L") ? {
		is: "labourExchange",
		exchange: e
	} : {
		is: "asset",
		asset: e
	};
}
function mr(e, t, n) {
	return e === "#" ? "border" : e === "BC" ? "centre" : t ? n ? "blackseam" : "redstone" : n ? "ironmoor" : "coalbrook";
}
// games/matter-of-fact/content/technologies.ts
var F = {
	N01: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N02: {
		level: "I",
		fits: "mine",
		price: 10,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N03: {
		level: "I",
		fits: "mine",
		price: 25,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N04: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N05: {
		level: "I",
		fits: "mine",
		price: 40,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N06: {
		level: "I",
		fits: "mine",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N07: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N08: {
		level: "I",
		fits: "excavatingPlant",
		price: 15,
		process: {
			workers: 1,
			inputs: {},
			output: 1
		}
	},
	N09: {
		level: "I",
		fits: "excavatingPlant",
		price: 30,
		process: {
			workers: 3,
			inputs: {},
			output: 2
		}
	},
	N10: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N11: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 2,
			inputs: {},
			output: 2
		}
	},
	N12: {
		level: "I",
		fits: "excavatingPlant",
		price: 50,
		process: {
			workers: 4,
			inputs: {},
			output: 3
		}
	},
	N13: {
		level: "I",
		fits: "steelPlant",
		price: 10,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 1
		}
	},
	N14: {
		level: "I",
		fits: "steelPlant",
		price: 45,
		process: {
			workers: 4,
			inputs: { ore: 4 },
			output: 2
		}
	},
	N15: {
		level: "I",
		fits: "powerPlant",
		price: 50,
		process: {
			workers: 3,
			inputs: { coal: 6 },
			output: 2
		}
	},
	N16: {
		level: "II",
		fits: "mine",
		price: 55,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N17: {
		level: "II",
		fits: "excavatingPlant",
		price: 65,
		process: {
			workers: 1,
			inputs: {},
			output: 2
		}
	},
	N18: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N19: {
		level: "II",
		fits: "steelPlant",
		price: 55,
		process: {
			workers: 3,
			inputs: { ore: 1 },
			output: 1
		}
	},
	N20: {
		level: "II",
		fits: "steelPlant",
		price: 80,
		process: {
			workers: 3,
			inputs: { ore: 3 },
			output: 2
		}
	},
	N21: {
		level: "II",
		fits: "steelPlant",
		price: 110,
		process: {
			workers: 2,
			inputs: { ore: 2 },
			output: 2
		}
	},
	N22: {
		level: "II",
		fits: "powerPlant",
		price: 55,
		process: {
			workers: 2,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N23: {
		level: "II",
		fits: "powerPlant",
		price: 60,
		process: {
			workers: 1,
			inputs: { coal: 2 },
			output: 1
		}
	},
	N24: {
		level: "II",
		fits: "powerPlant",
		price: 85,
		process: {
			workers: 3,
			inputs: { coal: 4 },
			output: 2
		}
	},
	N25: {
		level: "II",
		fits: "powerPlant",
		price: 120,
		process: {
			workers: 2,
			inputs: { coal: 3 },
			output: 2
		}
	},
	N26: {
		level: "II",
		fits: "technologyPark",
		price: 55,
		process: {
			workers: 3,
			inputs: {
				steel: 3,
				energy: 2
			},
			output: 1
		}
	},
	N27: {
		level: "II",
		fits: "technologyPark",
		price: 70,
		process: {
			workers: 5,
			inputs: {
				steel: 1,
				energy: 3
			},
			output: 1
		}
	},
	N28: {
		level: "II",
		fits: "technologyPark",
		price: 80,
		process: {
			workers: 5,
			inputs: {
				steel: 3,
				energy: 1
			},
			output: 1
		}
	},
	N29: {
		level: "II",
		fits: "technologyPark",
		price: 75,
		process: {
			workers: 4,
			inputs: {
				steel: 2,
				energy: 2
			},
			output: 1
		}
	},
	N30: {
		level: "II",
		fits: "technologyPark",
		price: 140,
		process: {
			workers: 3,
			inputs: {
				steel: 1,
				energy: 1
			},
			output: 1
		}
	}
}, hr = Object.keys(F);
// games/matter-of-fact/rules/holdings.ts
function gr(e) {
	for (let t of e.stack) if (t.phase === "turn") return t;
	return null;
}
var _r = (e, t) => e.seats.filter((n) => n !== t && !e.players[n].hasLeft), I = (e, t) => e.players[t].assets;
function vr(e, t, n) {
	let r = e.assets[t].owner;
	r !== null && (e.players[r].assets = e.players[r].assets.filter((e) => e !== t)), e.assets[t].owner = n, n !== null && (e.players[n].assets.push(t), e.players[n].assets.sort((e, t) => A.indexOf(e) - A.indexOf(t)));
}
var yr = (e, t) => e.players[t].assets.length > 0, L = (e) => k[j[e]].product;
function R(e, t) {
	let { technology: n } = e.assets[t];
	return n === null ? k[j[t]].basic : F[n].process;
}
function z(e, t) {
	let n = e.players[t].idle + e.players[t].picket;
	for (let r of e.players[t].assets) n += e.assets[r].workers + +!!e.assets[r].hasGuard;
	return n;
}
function br(e, t) {
	let n = [...e.players[t].hand];
	for (let r of e.players[t].assets) {
		let { technology: t } = e.assets[r];
		t !== null && n.push(t);
	}
	return n;
}
var B = (e, t, n) => e.players[t].assets.find((t) => e.assets[t].technology === n) ?? null;
function xr(e, t) {
	let { vehicles: n } = e.players[t];
	return n.quadcopter === "ready" ? "quadcopter" : n.electricVehicle === "ready" ? "electricVehicle" : "train";
}
var Sr = (e, t) => $n[xr(e, t)];
function Cr(e, t) {
	for (let n of e.seats) if (e.players[n].cell === t) return n;
	return null;
}
// games/matter-of-fact/rules/vocabulary.ts
var { phase: wr, call: Tr, goTo: Er, next: V, stay: H, done: Dr, no: U, emit: W, game: Or } = bt(), G = (e, t) => e.players[t].cash.secret, kr = (e, t) => e.players[t].debt.secret, Ar = (e, t, n) => ({
	seen: e.players[t].cash.seen,
	secret: n
});
function K(e, t, n) {
	e.players[t].cash.secret -= n, n > 0 && Mr(e, t);
}
function q(e, t, n) {
	let { cash: r, debt: i } = e.players[t], a = Math.min(n, i.secret);
	i.secret -= a, r.secret += n - a, a > 0 && e.options.cash === "open" && W(e, "debtPaid", {
		seat: t,
		amount: Ar(e, t, a),
		left: Ar(e, t, i.secret)
	});
}
function jr(e, t, n) {
	let { cash: r, debt: i } = e.players[t], a = Math.min(n, r.secret);
	return r.secret -= a, i.secret += n - a, n > 0 && Mr(e, t), Ar(e, t, n - a);
}
function Mr(e, t) {
	let n = G(e, t), r = (r) => r.from !== t || e.options.cash === "open" && r.terms.secret.give.money <= n;
	if (!e.deals.open.every(r)) {
		for (let { from: t, to: n } of e.deals.open.filter((e) => !r(e))) W(e, "dealLapsed", {
			from: t,
			to: n
		});
		e.deals.open = e.deals.open.filter(r);
	}
}
// games/matter-of-fact/rules/salary-rate.ts
var J = (e) => Number(e.options.salary), Y = (e = {}) => ({
	coal: e.coal ?? 0,
	ore: e.ore ?? 0,
	steel: e.steel ?? 0,
	energy: e.energy ?? 0
});
function Nr(e, t) {
	for (let n of D) e[n] += t[n] ?? 0;
}
function Pr(e, t) {
	for (let n of D) e[n] -= t[n] ?? 0;
}
function Fr(e, t) {
	for (let n of D) if (e[n] < (t[n] ?? 0)) return n;
	return null;
}
var Ir = (e, t) => ({
	coal: Math.max(0, (t.coal ?? 0) - e.coal),
	ore: Math.max(0, (t.ore ?? 0) - e.ore),
	steel: Math.max(0, (t.steel ?? 0) - e.steel),
	energy: Math.max(0, (t.energy ?? 0) - e.energy)
}), Lr = (e) => e.coal === 0 && e.ore === 0 && e.steel === 0 && e.energy === 0;
// games/matter-of-fact/rules/captures.ts
function Rr(e, t) {
	let { cell: n } = e.players[t], r = n === null ? null : ur[n];
	return r !== null && e.assets[r].capture?.raider === t ? r : null;
}
var zr = (e, t) => ({
	salary: J(e) * e.assets[t].workers,
	inputs: Y(R(e, t).inputs)
});
function Br(e, t, n) {
	if (j[n] === "technologyPark") return U("MF-R54", "parkOnlySabotaged", { asset: n });
	let r = e.assets[n].workers, i = R(e, n).workers;
	if (r < i) return U("MF-R52", "tooFewWorkersThere", {
		asset: n,
		has: r,
		needs: i
	});
	let { salary: a, inputs: o } = zr(e, n), s = G(e, t), { stock: c } = e.players[t];
	return s < a || Fr(c, o) !== null ? U("MF-R52", "suppliesShort", {
		salary: a,
		cash: s,
		inputs: o,
		stock: { ...c }
	}) : null;
}
function Vr(e, t, n, r) {
	e.assets[n].capture = {
		raider: t,
		mode: "sabotage",
		supplies: null
	}, W(e, "captured", {
		seat: t,
		owner: r,
		asset: n,
		cell: P[n]
	});
}
function Hr(e, t, n, r) {
	let i = zr(e, n);
	K(e, t.raider, i.salary), Pr(e.players[t.raider].stock, i.inputs), t.mode = "operate", t.supplies = i, W(e, "supplied", {
		seat: t.raider,
		owner: r,
		asset: n,
		salary: i.salary,
		inputs: { ...i.inputs }
	});
}
function Ur(e, t, n, r) {
	let i = Kr(e, t);
	t.mode = "sabotage", W(e, "sabotaged", {
		seat: t.raider,
		owner: r,
		asset: n,
		returned: i
	});
}
function Wr(e, t) {
	let n = Rr(e, t);
	if (n === null) return;
	let { capture: r, owner: i } = e.assets[n];
	r !== null && i !== null && r.mode !== "sabotage" && r.supplies === null && (r.mode = "sabotage", W(e, "suppliesUsed", {
		seat: t,
		owner: i,
		asset: n
	}));
}
function Gr(e, t, n) {
	let { capture: r, owner: i } = e.assets[t];
	if (r === null || i === null) return;
	let a = Kr(e, r);
	e.assets[t].capture = null;
	let o = n === "left" ? "MF-18.11" : n === "arrest" ? "MF-19.1" : "MF-R58";
	W(e, "captureEnded", {
		seat: r.raider,
		owner: i,
		asset: t,
		because: n,
		returned: a,
		rule: o
	});
}
function Kr(e, t) {
	let { supplies: n, raider: r } = t;
	return n === null ? null : (q(e, r, n.salary), Nr(e.players[r].stock, n.inputs), t.supplies = null, n);
}
function qr(e, t, n) {
	let r = e.assets[n].capture?.raider;
	if (r === void 0) return;
	Gr(e, n, "arrest");
	let i = P[n], a = fr.find((t) => Cr(e, t) === null);
	e.players[r].cell = a, e.players[r].arrest = 2, W(e, "arrested", {
		seat: r,
		by: t,
		asset: n,
		from: i,
		to: a,
		turns: 2
	});
}
function Jr(e, t) {
	let { capture: n } = e.assets[t];
	return n === null ? null : U(n.mode === "operate" ? "MF-18.8" : "MF-18.9", "locked", {
		asset: t,
		raider: n.raider,
		mode: n.mode
	});
}
// games/matter-of-fact/rules/bundles.ts
var Yr = {
	money: 0,
	coal: 0,
	ore: 0,
	steel: 0,
	energy: 0,
	assets: [],
	technologies: [],
	vehicles: [],
	contracts: [],
	release: null
}, Xr = (e, t, n) => t === n || e.options.cash === "open" ? G(e, t) : 999, Zr = x(0, 0), Qr = b([null]);
function $r(e, t, n, r, i) {
	let { stock: a, contracts: o } = e.players[n], s = t.isFull ? Rr(e, n) : null, c = s !== null && e.assets[s].owner === r, l = ri(e, t, n);
	return { parts: {
		money: x(0, Xr(e, n, i)),
		coal: l ?? x(0, a.coal),
		ore: l ?? x(0, a.ore),
		steel: l ?? x(0, a.steel),
		energy: l ?? x(0, a.energy),
		assets: t.isFull ? ei(I(e, n), (i) => si(e, t, n, r, i)) : ni,
		technologies: t.isFull ? ei(br(e, n), (i) => ci(e, t, n, r, i)) : ni,
		vehicles: ei(ai(e, n), (t) => oi(e, r, t)),
		contracts: t.isFull && o.length > 0 ? ti(o.map(({ card: e }) => e)) : ni,
		release: c ? b([null, s]) : Qr
	} };
}
function ei(e, t) {
	if (e.length === 0) return ni;
	let { one: n, not: r } = b(e, t), i = {
		some: n,
		atLeast: 0,
		atMost: e.length
	};
	return r === void 0 ? i : {
		...i,
		not: r
	};
}
var ti = (e) => ({
	some: e,
	atLeast: 0,
	atMost: e.length
}), ni = ti([]);
function ri(e, t, n) {
	return t.isFull ? e.players[n].arrest > 0 ? x(0, 0, { above: U("MF-R60", "arrestedSeller", { giver: n }) }) : null : Zr;
}
var ii = [];
function ai(e, t) {
	let { electricVehicle: n, quadcopter: r } = e.players[t].vehicles;
	return n === "none" && r === "none" ? ii : O.filter((n) => e.players[t].vehicles[n] !== "none");
}
var oi = (e, t, n) => e.players[t].vehicles[n] === "none" ? null : U("MF-R20", "alreadyOwns", {
	receiver: t,
	vehicle: n
});
function si(e, { active: t }, n, r, i) {
	if (n !== t) return U("MF-10.6", "onlyActiveSellsAssets", { giver: n });
	let { capture: a } = e.assets[i];
	return a !== null && a.raider !== r ? U("MF-R48", "onlyToRaider", {
		asset: i,
		raider: a.raider
	}) : null;
}
function ci(e, t, n, r, i) {
	let a = B(e, n, i);
	return a === null || si(e, t, n, r, a) === null ? null : li(e, n, a);
}
function li(e, t, n) {
	let { capture: r } = e.assets[n];
	return r === null ? e.players[t].arrest > 0 ? U("MF-R60", "arrestedSeller", { giver: t }) : null : U("MF-R47", "locked", {
		asset: n,
		raider: r.raider,
		mode: r.mode
	});
}
function ui(e, t, n) {
	let { stock: r, contracts: i, hand: a, arrest: o } = e.players[n];
	if (G(e, n) > 0 || ai(e, n).length > 0) return !0;
	if (!t.isFull) return !1;
	let s = o === 0 && !Lr(r), c = i.length > 0 || a.length > 0;
	return s || c || I(e, n).length > 0 || Rr(e, n) !== null;
}
var di = (e) => e.money === 0 && fi(e) && e.vehicles.length === 0, fi = ({ coal: e, ore: t, steel: n, energy: r, assets: i, technologies: a, contracts: o, release: s }) => e + t + n + r + i.length + a.length + o.length === 0 && s === null;
function pi(e, t, n, r, i) {
	let a = e.players[n];
	if (!t.isFull && !fi(i)) return U("MF-R46", "onlyTransport", {});
	for (let e of D) if (i[e] !== 0) {
		if (a.arrest > 0) return U("MF-R60", "arrestedSeller", { giver: n });
		if (a.stock[e] < i[e]) return U("MF-R47", "stockLimit", {
			resource: e,
			stock: a.stock[e]
		});
	}
	for (let t of i.vehicles) {
		if (a.vehicles[t] === "none") return U("MF-13.4", "noVehicle", { vehicle: t });
		let n = oi(e, r, t);
		if (n !== null) return n;
	}
	return i.contracts.every((e) => a.contracts.some((t) => t.card === e)) && i.assets.every((t) => e.assets[t].owner === n) && (i.release === null || Rr(e, n) === i.release && e.assets[i.release].owner === r) ? mi(e, n, i) : U("MF-R47", "notYours", { giver: n });
}
function mi(e, t, { assets: n, technologies: r }) {
	for (let i of r) {
		if (e.players[t].hand.includes(i)) continue;
		let r = B(e, t, i);
		if (r === null) return U("MF-11.6", "notYours", { giver: t });
		let a = n.includes(r) ? null : li(e, t, r);
		if (a !== null) return a;
	}
	return null;
}
// games/matter-of-fact/rules/market.ts
var hi = (e, t) => Zn[e][t], X = (e, t) => hi(t, e.market[t].column), gi = (e) => hi(e, 0);
function _i(e, t) {
	let n = 0;
	for (let r of D) n += (t[r] ?? 0) * X(e, r);
	return n;
}
var vi = (e, t) => Math.min(10, Math.max(0, e - t)), yi = (e, t, n) => vi(e.market[t].column, n) === e.market[t].column;
function bi(e, t, n, r) {
	let i = e.market[t], a = X(e, t), o = vi(i.column, n);
	o !== i.column && (i.lastMove = n), i.column = o, W(e, "priceMoved", {
		resource: t,
		by: n,
		from: a,
		to: X(e, t),
		column: o,
		...r
	});
}
function xi(e, t, n) {
	let r = 0;
	for (let i of I(e, t)) L(i) === n && (r += R(e, i).output);
	return r;
}
function Si(e, t) {
	let n = Y();
	for (let r of I(e, t)) {
		let t = L(r);
		t !== "biobot" && (n[t] += R(e, r).output);
	}
	return n;
}
function Ci(e) {
	let t = Math.max(...e), n = e.indexOf(t);
	return t > 0 && n === e.lastIndexOf(t) ? n : null;
}
function wi(e) {
	let t = e.seats.map((t) => Si(e, t));
	for (let n of D) {
		let r = t.map((e) => e[n]), i = Ci(r), a = e.market[n].monopolist;
		a !== i && (e.market[n].monopolist = i, W(e, "monopolyChanged", {
			resource: n,
			from: a,
			to: i,
			capacities: r
		}));
	}
}
function Ti(e, t) {
	let n = 0;
	for (let r of e.seats) {
		n += e.players[r].stock[t];
		for (let i of I(e, r)) n += e.assets[i].capture?.supplies?.inputs[t] ?? 0;
	}
	return Math.max(0, Wn[t] - n);
}
function Ei(e, t, n) {
	let r = L(n);
	r === "biobot" || e.market[r].isOpen || (e.market[r].isOpen = !0, W(e, "resourceOpened", {
		resource: r,
		seat: t,
		asset: n
	}));
}
// games/matter-of-fact/rules/posts.ts
var Di = (e) => `guard ${e}`, Oi = (e) => e.startsWith("guard ");
function ki(e) {
	return e === "idle" ? null : Oi(e) ? e.slice(6) : e;
}
function Ai(e, t, n) {
	return n === "idle" ? e.players[t].idle : Oi(n) ? +!!e.assets[ki(n)].hasGuard : e.assets[n].workers;
}
function ji(e, t, n, r) {
	n === "idle" ? e.players[t].idle += r : Oi(n) ? e.assets[ki(n)].hasGuard = r > 0 : e.assets[n].workers += r;
}
// games/matter-of-fact/rules/planning.ts
function Mi(e, t) {
	if (e.players[t].isOnStrike) return U("MF-R40", "onStrike", {});
	let n = I(e, t), r = ["idle", ...n];
	if (e.options.raids === "on") for (let e of n) r.push(Di(e));
	if (r.length === 1) return U("MF-16.1", "noAsset", {});
	let i = [];
	for (let n of r) {
		let a = Ai(e, t, n);
		a !== 0 && i.push({
			from: b([n], () => Ni(e, n)),
			to: b(r, (t) => Pi(e, n, t)),
			workers: x(1, a)
		});
	}
	return i.length > 0 ? i : U("MF-16.1", "noWorkers", {});
}
function Ni(e, t) {
	let n = ki(t);
	return n !== null && e.assets[n].capture?.mode === "operate" ? Jr(e, n) : null;
}
function Pi(e, t, n) {
	if (t === n) return U("MF-16.1", "samePlace", {});
	let r = ki(n);
	if (r === null) return null;
	if (Oi(n) && e.assets[r].hasGuard) return U("MF-R34", "guardThere", { asset: r });
	let { capture: i } = e.assets[r];
	return i === null ? null : U("MF-16.5", "locked", {
		asset: r,
		raider: i.raider,
		mode: i.mode
	});
}
function Fi({ to: e, workers: t }) {
	let n = ki(e);
	return Oi(e) && t > 1 && n !== null ? U("MF-R34", "oneGuard", { asset: n }) : null;
}
function Ii(e, t, { from: n, to: r, workers: i }) {
	ji(e, t, n, -i), ji(e, t, r, i), W(e, "workersMoved", {
		seat: t,
		from: n,
		to: r,
		workers: i
	});
}
function Li(e, t) {
	let n = br(e, t);
	if (n.length === 0) return U("MF-11.3", "noTechnology", {});
	let r = I(e, t);
	return r.length === 0 ? U("MF-11.5", "noAsset", {}) : n.map((n) => {
		let i = B(e, t, n);
		return {
			technology: b([n], () => i === null ? null : Jr(e, i)),
			asset: b(r, (t) => Ri(e, n, t))
		};
	});
}
function Ri(e, t, n) {
	let { fits: r } = F[t];
	return j[n] === r ? e.assets[n].technology === t ? U("MF-11.4", "liesThere", {
		technology: t,
		asset: n
	}) : Jr(e, n) : U("MF-11.3", "otherKind", {
		technology: t,
		fits: r
	});
}
function zi(e, t, n, r) {
	let { hand: i } = e.players[t], a = Bi(e, t, n), o = e.assets[r].technology;
	o !== null && i.push(o), e.assets[r].technology = n, W(e, "technologyLaid", {
		seat: t,
		technology: n,
		from: a,
		asset: r,
		displaced: o
	}), wi(e);
}
function Bi(e, t, n) {
	let { hand: r } = e.players[t], i = B(e, t, n);
	return i === null ? r.splice(r.indexOf(n), 1) : e.assets[i].technology = null, i ?? "hand";
}
function Vi(e, t) {
	let n = [];
	for (let r of I(e, t)) {
		let { technology: t } = e.assets[r];
		t !== null && n.push(t);
	}
	return n.length === 0 ? U("MF-R31", "noTechnology", {}) : { technology: b(n, (n) => {
		let r = B(e, t, n);
		return r === null ? null : Jr(e, r);
	}) };
}
function Hi(e, t, n) {
	let r = B(e, t, n);
	r !== null && (e.assets[r].technology = null, e.players[t].hand.push(n), W(e, "technologyTakenUp", {
		seat: t,
		technology: n,
		asset: r
	}), wi(e));
}
// games/matter-of-fact/content/action-cards.ts
var Ui = {
	A01: {
		is: "contract",
		units: {
			coal: 2,
			ore: 5
		}
	},
	A02: {
		is: "contract",
		units: { coal: 4 }
	},
	A03: {
		is: "contract",
		units: { coal: 6 }
	},
	A04: {
		is: "contract",
		units: {
			coal: 3,
			ore: 2
		}
	},
	A05: {
		is: "contract",
		units: { ore: 4 }
	},
	A06: {
		is: "contract",
		units: { ore: 3 }
	},
	A07: {
		is: "contract",
		units: {
			coal: 5,
			ore: 1
		}
	},
	A08: {
		is: "contract",
		units: {
			ore: 3,
			steel: 1
		}
	},
	A09: {
		is: "contract",
		units: {
			coal: 3,
			energy: 1
		}
	},
	A10: {
		is: "contract",
		units: { steel: 2 }
	},
	A11: {
		is: "contract",
		units: { energy: 2 }
	},
	A12: {
		is: "contract",
		units: {
			steel: 1,
			energy: 1
		}
	},
	A13: {
		is: "contract",
		units: { steel: 3 }
	},
	A14: {
		is: "contract",
		units: { energy: 3 }
	},
	A15: {
		is: "contract",
		units: {
			coal: 2,
			steel: 1
		}
	},
	A16: {
		is: "contract",
		units: {
			ore: 2,
			energy: 1
		}
	},
	A17: {
		is: "subsidy",
		rates: {
			mine: 2,
			excavatingPlant: 5
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A18: {
		is: "subsidy",
		rates: { mine: 5 },
		prices: { coal: -1 }
	},
	A19: {
		is: "subsidy",
		rates: {
			mine: 4,
			excavatingPlant: 4
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A20: {
		is: "subsidy",
		rates: { excavatingPlant: 6 },
		prices: { ore: -1 }
	},
	A21: {
		is: "subsidy",
		rates: { steelPlant: 10 },
		prices: { steel: -1 }
	},
	A22: {
		is: "subsidy",
		rates: { powerPlant: 12 },
		prices: { energy: -1 }
	},
	A23: {
		is: "subsidy",
		rates: {
			steelPlant: 8,
			powerPlant: 8
		},
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A24: {
		is: "subsidy",
		rates: {
			technologyPark: 20,
			powerPlant: 5
		},
		prices: {}
	},
	A25: {
		is: "subsidy",
		rates: {
			mine: 3,
			powerPlant: 6
		},
		prices: {
			coal: -1,
			energy: -1
		}
	},
	A26: {
		is: "subsidy",
		rates: {
			excavatingPlant: 3,
			steelPlant: 6
		},
		prices: {
			ore: -1,
			steel: -1
		}
	},
	A27: {
		is: "dividend",
		kinds: ["mine"],
		prices: { coal: -1 }
	},
	A28: {
		is: "dividend",
		kinds: ["excavatingPlant"],
		prices: { ore: -1 }
	},
	A29: {
		is: "dividend",
		kinds: ["mine", "excavatingPlant"],
		prices: {}
	},
	A30: {
		is: "dividend",
		kinds: ["steelPlant"],
		prices: { steel: -1 }
	},
	A31: {
		is: "dividend",
		kinds: ["powerPlant"],
		prices: { energy: -1 }
	},
	A32: {
		is: "dividend",
		kinds: ["steelPlant", "powerPlant"],
		prices: {}
	},
	A33: {
		is: "dividend",
		kinds: ["technologyPark", "steelPlant"],
		prices: {}
	},
	A34: {
		is: "dividend",
		kinds: ["mine", "powerPlant"],
		prices: { coal: 1 }
	},
	A35: {
		is: "dividend",
		kinds: ["excavatingPlant", "steelPlant"],
		prices: { ore: 1 }
	},
	A36: {
		is: "dividend",
		kinds: [
			"mine",
			"excavatingPlant",
			"steelPlant",
			"powerPlant",
			"technologyPark"
		],
		prices: {}
	},
	A37: {
		is: "taxes",
		rates: { technology: 3 },
		prices: {}
	},
	A38: {
		is: "taxes",
		rates: { technology: 6 },
		prices: {
			steel: 1,
			energy: 1
		}
	},
	A39: {
		is: "taxes",
		rates: { mine: 4 },
		prices: { coal: 1 }
	},
	A40: {
		is: "taxes",
		rates: { excavatingPlant: 5 },
		prices: { ore: 1 }
	},
	A41: {
		is: "taxes",
		rates: {
			mine: 3,
			excavatingPlant: 3
		},
		prices: {
			coal: -1,
			ore: -1
		}
	},
	A42: {
		is: "taxes",
		rates: { steelPlant: 8 },
		prices: { steel: 1 }
	},
	A43: {
		is: "taxes",
		rates: { powerPlant: 10 },
		prices: { energy: 1 }
	},
	A44: {
		is: "taxes",
		rates: { technologyPark: 20 },
		prices: {
			steel: -1,
			energy: -1
		}
	},
	A45: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 5,
			quadcopter: 8
		},
		prices: {}
	},
	A46: {
		is: "transportTax",
		rates: {
			train: 1,
			electricVehicle: 6,
			quadcopter: 10
		},
		prices: { coal: 1 }
	},
	A47: {
		is: "transportTax",
		rates: {
			train: 3,
			electricVehicle: 5,
			quadcopter: 5
		},
		prices: { ore: 1 }
	},
	A48: {
		is: "transportTax",
		rates: {
			electricVehicle: 6,
			quadcopter: 12
		},
		prices: { energy: 1 }
	},
	A49: {
		is: "transportTax",
		rates: {
			train: 2,
			electricVehicle: 4,
			quadcopter: 6
		},
		prices: { energy: -1 }
	},
	A50: {
		is: "transportTax",
		rates: {
			electricVehicle: 5,
			quadcopter: 15
		},
		prices: {
			coal: -1,
			ore: -1
		}
	}
}, Wi = Object.keys(Ui), Gi = Wi.filter(Ki);
function Ki(e) {
	return Ui[e].is === "contract";
}
// games/matter-of-fact/rules/selling.ts
var qi = x(1, 1e3), Ji = (e, t) => e.players[t].arrest > 0 ? U("MF-19.3", "arrested", { turns: e.players[t].arrest }) : null;
function Yi(e, t) {
	let n = Ji(e, t);
	if (n !== null) return n;
	let { stock: r } = e.players[t], i = [];
	for (let e of D) {
		let t = r[e];
		if (t === 0) continue;
		let n = U("MF-17.1", "stockLimit", {
			resource: e,
			stock: t
		});
		i.push({
			resource: { one: [e] },
			units: x(1, t, { above: n })
		});
	}
	return i.length === 0 ? U("MF-17.1", "nothingToSell", {}) : (i.length < D.length && i.push(Xi(e, t)), i);
}
var Xi = (e, t) => ({
	resource: b(D.filter((n) => e.players[t].stock[n] === 0), (e) => U("MF-17.1", "noStock", { resource: e })),
	units: qi
});
function Zi(e, t, n, r) {
	let i = X(e, n);
	e.players[t].stock[n] -= r, W(e, "sold", {
		seat: t,
		resource: n,
		units: r,
		price: i,
		income: r * i
	}), q(e, t, r * i);
}
var Qi = ta((e) => D.filter((t) => t in Ui[e].units)), $i = ta((e) => ({
	contract: b([e]),
	resource: b(D.filter((t) => !Qi[e].includes(t)), (t) => U("MF-9.2", "notInContract", {
		contract: e,
		resource: t
	})),
	units: qi
}));
function ea(e, t) {
	let { contracts: n, stock: r } = e.players[t];
	if (n.length === 0) return U("MF-9.2", "noContract", {});
	let i = Ji(e, t);
	if (i !== null) return i;
	let a = [];
	for (let { card: e, open: t } of n) {
		for (let n of Qi[e]) {
			let i = t[n] < r[n] ? U("MF-9.7", "contractLimit", {
				contract: e,
				open: t[n]
			}) : U("MF-17.1", "stockLimit", {
				resource: n,
				stock: r[n]
			});
			a.push({
				contract: { one: [e] },
				resource: { one: [n] },
				units: x(1, Math.min(t[n], r[n]), { above: i })
			});
		}
		a.push($i[e]);
	}
	return a;
}
function ta(e) {
	return Object.fromEntries(Gi.map((t) => [t, e(t)]));
}
function na(e, t, { contract: n, resource: r, units: i }) {
	let a = e.players[t], o = a.contracts.find(({ card: e }) => e === n);
	if (o === void 0) return;
	let s = gi(r);
	a.stock[r] -= i, o.open[r] -= i;
	let c = { ...o.open };
	W(e, "delivered", {
		seat: t,
		contract: n,
		resource: r,
		units: i,
		price: s,
		income: i * s,
		open: c
	}), q(e, t, i * s), Lr(o.open) && (ra(e, t, o), W(e, "contractFilled", {
		seat: t,
		contract: n
	}));
}
function ra(e, t, n) {
	let r = e.players[t];
	r.contracts = r.contracts.filter((e) => e !== n), e.actionDiscards.push(n.card);
}
function ia(e, t) {
	for (let n of [...e.players[t].contracts]) --n.turns, !(n.turns > 0) && (ra(e, t, n), W(e, "contractLapsed", {
		seat: t,
		contract: n.card,
		open: { ...n.open }
	}));
}
function aa(e, t) {
	let n = I(e, t);
	return n.length === 0 ? U("MF-10.5", "noAsset", {}) : { asset: b(n, (t) => oa(e, t)) };
}
function oa(e, t) {
	let { capture: n } = e.assets[t];
	return n === null ? null : U("MF-R49", "captured", {
		asset: t,
		by: n.raider
	});
}
function sa(e, t, n) {
	let r = rr(j[n]), i = ca(e, t, n);
	vr(e, n, null), W(e, "assetSold", {
		seat: t,
		asset: n,
		price: r,
		...i
	}), q(e, t, r), wi(e);
}
function ca(e, t, n) {
	let r = e.assets[n], { technology: i } = r, a = r.workers + +!!r.hasGuard;
	return e.players[t].idle += a, i !== null && e.players[t].hand.push(i), Object.assign(r, {
		technology: null,
		workers: 0,
		hasGuard: !1
	}), {
		workers: a,
		technology: i
	};
}
// games/matter-of-fact/rules/stages.ts
var la = {
	captured: 1,
	production: 1,
	standstill: 1,
	monopoly: 2,
	startHex: 3,
	movement: 3,
	border: 3,
	investments: 4,
	salary: 4,
	settleSalary: 4,
	planning: 5
}, ua = (e) => la[gr(e)?.step ?? ""] ?? 0;
// games/matter-of-fact/rules/deals.ts
function da(e, t, n) {
	let r = gr(e)?.seat ?? null;
	return {
		isFull: (t === r || n === r) && ua(e) >= 2,
		active: r
	};
}
var fa = (e, t) => O.some((n) => e.players[t].vehicles[n] !== "none"), pa = (e, t) => _r(e, t).filter((n) => da(e, t, n).isFull || fa(e, t) || fa(e, n));
function ma(e, t) {
	return e.players[t].hasLeft ? [] : pa(e, t).filter((n) => {
		let r = da(e, t, n);
		return ui(e, r, t) && (e.options.cash === "hidden" || ui(e, r, n));
	});
}
function ha(e, t) {
	let [n] = pa(e, t);
	return n === void 0 ? U("MF-R46", "onlyTransport", {}) : U("MF-R47", "nothingToGive", { giver: ui(e, da(e, t, n), t) ? n : t });
}
function ga(e, t, n, { give: r, take: i }) {
	if (di(r)) return U("MF-R47", "emptySide", { giver: t });
	if (di(i)) return U("MF-R47", "emptySide", { giver: n });
	let a = da(e, t, n);
	return !a.isFull && r.vehicles.length > 0 && i.vehicles.length > 0 || !a.isFull && r.vehicles.length + i.vehicles.length === 0 ? U("MF-R46", "onlyTransport", {}) : pi(e, a, t, n, r) ?? pi(e, a, n, t, i) ?? _a(e, t, r) ?? (e.options.cash === "open" ? _a(e, n, i) : null);
}
function _a(e, t, { money: n }) {
	let r = G(e, t);
	return r < n ? U("MF-R47", "cannotPay", {
		cost: n,
		cash: r
	}) : null;
}
function va(e, t, n, { give: r, take: i }) {
	W(e, "traded", {
		from: t,
		to: n,
		give: r,
		take: i
	}), K(e, t, r.money), K(e, n, i.money), ya(e, t, n, r), ya(e, n, t, i), q(e, n, r.money), q(e, t, i.money), wi(e);
}
function ya(e, t, n, r) {
	let [i, a] = [e.players[t], e.players[n]];
	r.release !== null && Gr(e, r.release, "release");
	for (let e of D) i.stock[e] -= r[e], a.stock[e] += r[e];
	ba(e, t, n, r);
	for (let e of r.vehicles) i.vehicles[e] = "none", a.vehicles[e] = "new";
	for (let e of r.contracts) {
		let t = i.contracts.find((t) => t.card === e);
		t !== void 0 && (i.contracts = i.contracts.filter((e) => e !== t), a.contracts.push({
			...t,
			turns: 2
		}));
	}
}
function ba(e, t, n, { assets: r, technologies: i }) {
	let a = i.filter((n) => {
		let i = B(e, t, n);
		return i !== null && r.includes(i);
	});
	for (let r of i) a.includes(r) || (Bi(e, t, r), e.players[n].hand.push(r));
	for (let i of r) {
		Gr(e, i, "sale");
		let { technology: r } = ca(e, t, i);
		vr(e, i, n), r !== null && a.includes(r) && (Bi(e, t, r), e.assets[i].technology = r);
	}
}
var xa = Yn({
	rule: "MF-R46",
	deals: (e) => e.deals,
	limits: Gn,
	until: () => "turn",
	partners: ma,
	terms: (e, t, n) => {
		let r = da(e, t, n);
		return { parts: {
			give: $r(e, r, t, n, t),
			take: $r(e, r, n, t, t)
		} };
	},
	unfit: ga,
	unacceptable: (e, t, { take: n }) => _a(e, t, n),
	carryOut: va
}), Sa = {
	...xa,
	proposeDeal: {
		...xa.proposeDeal,
		offer(e, t, n) {
			if (e.options.trade === "off") return U("MF-1.6", "tradeOff", {});
			let r = xa.proposeDeal.offer(e, t, n);
			return "refused" in r && ma(e, n).length === 0 ? ha(e, n) : r;
		}
	}
}, Ca = (e) => Number(e.options.biobots);
function wa(e, t) {
	let { biobots: n } = e.players[t], r = Ca(e);
	if (!(n < r)) {
		if (e.options.end === "immediate") return Aa(e, {
			because: "biobots",
			rule: "MF-22.1",
			first: [t]
		});
		n === r && _r(e, t).every((t) => e.players[t].biobots < r) && W(e, "lastTurnsBegan", {
			seat: t,
			biobots: n
		});
	}
}
function Ta(e) {
	e.seats.some((t) => e.players[t].biobots >= Ca(e)) ? Aa(e, {
		because: "biobots",
		rule: "MF-R50",
		first: e.seats
	}) : e.lastRound !== null && e.round >= e.lastRound && Aa(e, {
		because: "roundCap",
		rule: "MF-R62",
		first: e.seats
	});
}
var Ea = (e, t) => ({
	biobots: e.players[t].biobots,
	worth: Da(e, t),
	capacity: D.reduce((n, r) => n + Si(e, t)[r], 0)
});
function Da(e, t) {
	let n = G(e, t) - kr(e, t) + _i(e, e.players[t].stock);
	for (let r of I(e, t)) n += rr(j[r]);
	for (let r of O) e.players[t].vehicles[r] !== "none" && (n += er[r].refund);
	return n;
}
function Oa(e, t) {
	let n = e.seats.map((t) => Ea(e, t)), r = e.seats.map((r) => {
		let { biobots: i, worth: a, capacity: o } = n[r];
		return [
			+!e.players[r].hasLeft,
			+!!t.includes(r),
			i,
			a,
			o
		];
	});
	return r.map((e) => 1 + r.filter((t) => ka(t, e) > 0).length);
}
function ka(e, t) {
	for (let [n, r] of e.entries()) if (r !== t[n]) return r - (t[n] ?? 0);
	return 0;
}
function Aa(e, { because: t, rule: n, first: r }) {
	let i = Oa(e, r), a = E(e.seats, (t) => Ea(e, t)), o = e.seats.filter((e) => i[e] === 1);
	for (let t of e.seats) for (let n of [e.players[t].cash, e.players[t].debt]) n.seen = 511;
	e.ending = {
		because: t,
		rule: n,
		round: e.round,
		winners: o,
		places: E(e.seats, (e) => i[e]),
		standings: a
	}, e.outcome = {
		winners: o,
		scores: e.seats.map((e) => 1e5 * a[e].biobots + a[e].worth)
	}, W(e, "gameEnded", { ...e.ending });
}
// games/matter-of-fact/rules/production.ts
var ja = (e, t, n) => e.assets[t].workers + +(n === P[t]);
function Ma(e, t, n, r) {
	let { capture: i } = e.assets[t];
	if (i !== null) return {
		is: "captured",
		by: i.raider
	};
	let a = R(e, t), o = ja(e, t, n);
	return o < a.workers ? {
		is: "shortOfWorkers",
		has: o,
		needs: a.workers
	} : Fr(r, a.inputs) === null ? null : {
		is: "shortOfInputs",
		missing: Ir(r, a.inputs)
	};
}
function Na(e, t, n) {
	if (t.ran.includes(n)) return U("MF-R28", "alreadyRan", { asset: n });
	let { stock: r } = e.players[t.seat], { capture: i } = e.assets[n];
	if (i !== null) return U("MF-18.5", "captured", {
		asset: n,
		by: i.raider
	});
	let a = R(e, n), o = ja(e, n, t.startedAt);
	if (o < a.workers) return U("MF-5.11", "shortOfWorkers", {
		asset: n,
		has: o,
		needs: a.workers
	});
	let s = Fr(r, a.inputs);
	return s === null ? null : U("MF-5.2", "shortOfInputs", {
		asset: n,
		resource: s,
		has: r[s],
		needs: a.inputs[s] ?? 0
	});
}
function Pa(e, t, n) {
	let { workers: r, inputs: i, output: a } = R(e, n), { stock: o } = e.players[t.seat], s = e.assets[n].workers < r;
	t.ran.push(n), Pr(o, i);
	let c = L(n);
	if (W(e, "produced", {
		seat: t.seat,
		asset: n,
		technology: e.assets[n].technology,
		product: c,
		units: a,
		workers: s ? r - 1 : r,
		ownLabour: s,
		inputs: Y(i)
	}), c === "biobot") return Ia(e, t.seat, n, a);
	o[c] += a, Fa(e, t.seat, n, c);
}
function Fa(e, t, n, r) {
	let { technology: i } = e.assets[n];
	i === null || R(e, n).output < 2 || e.usedTechnologies.includes(i) || (e.usedTechnologies.push(i), bi(e, r, -1, {
		because: "firstUse",
		rule: "MF-6.7",
		seat: t,
		source: i
	}));
}
function Ia(e, t, n, r) {
	e.players[t].biobots += r, W(e, "biobotMade", {
		seat: t,
		asset: n,
		biobots: e.players[t].biobots,
		target: Ca(e)
	}), wa(e, t);
}
function La(e, t) {
	for (let n of I(e, t.seat)) {
		let { capture: r, workers: i, technology: a } = e.assets[n], o = L(n);
		if (r === null || r.supplies === null || o === "biobot") continue;
		let { inputs: s, salary: c } = r.supplies, { output: l } = R(e, n);
		r.supplies = null, Nr(e.players[r.raider].stock, { [o]: l }), t.covered += i, W(e, "producedForRaider", {
			seat: t.seat,
			raider: r.raider,
			asset: n,
			technology: a,
			product: o,
			units: l,
			workers: i,
			salary: c,
			inputs: s
		}), Fa(e, t.seat, n, o);
	}
}
function Z(e, t) {
	let { workers: n, inputs: r, output: i } = R(e, t), a = L(t);
	return (a === "biobot" ? 0 : i * X(e, a)) - _i(e, r) - n * J(e);
}
function Ra(e, t) {
	if (t.struck) return !1;
	let { stock: n } = e.players[t.seat];
	return I(e, t.seat).some((r) => !t.ran.includes(r) && Ma(e, r, t.startedAt, n) === null);
}
var za = (e, t) => Ba(e, t).runs;
function Ba(e, t) {
	let n = { ...e.players[t.seat].stock }, r = [];
	if (t.struck) return {
		runs: r,
		stock: n
	};
	let i = I(e, t.seat).filter((e) => !t.ran.includes(e));
	for (let a of [
		1,
		2,
		3
	]) {
		let o = i.filter((e) => k[j[e]].level === a);
		o.length > 1 && o.sort((t, n) => Z(e, n) - Z(e, t));
		for (let i of o) {
			if (Ma(e, i, t.startedAt, n) !== null) continue;
			let { inputs: a, output: o } = R(e, i), s = L(i);
			Pr(n, a), s !== "biobot" && (n[s] += o), r.push(i);
		}
	}
	return {
		runs: r,
		stock: n
	};
}
function Va(e, t, n = e.players[t.seat].stock) {
	return I(e, t.seat).filter((n) => !t.ran.includes(n) && !Ha(e, n)).map((r) => ({
		asset: r,
		because: (t.struck ? { is: "strike" } : Ma(e, r, t.startedAt, n)) ?? { is: "unused" }
	}));
}
var Ha = (e, t) => {
	let { capture: n } = e.assets[t];
	return n !== null && n.mode === "operate" && n.supplies === null;
};
// games/matter-of-fact/rules/production-facts.ts
function Ua(e, t) {
	let { runs: n, stock: r } = Ba(e, t), i = Y(), a = Y(), o = 0;
	for (let t of n) {
		let { inputs: n, output: r } = R(e, t), s = L(t);
		Nr(a, n), s === "biobot" ? o += r : i[s] += r;
	}
	let s = Va(e, t, r).filter(({ asset: e }) => !n.includes(e));
	return {
		proposal: n,
		gains: i,
		biobots: o,
		spends: a,
		standstills: s
	};
}
var Wa = (e, t) => ({
	seat: t,
	startedAt: e.players[t].cell,
	struck: e.players[t].isOnStrike,
	ran: []
}), Ga = (e, t, n) => t === null ? null : {
	seat: t,
	cash: n ? G(e, t) : null,
	stock: Ba(e, Wa(e, t)).stock,
	capacities: Si(e, t)
};
function Ka(e, t, n) {
	let r = j[t], { cost: i, dividend: a, product: o } = k[r], { owner: s } = e.assets[t], { workers: c, inputs: l, output: u } = R(e, t), d = s === null ? null : e.players[s].cell, f = s !== null && e.players[s].isOnStrike, p = s === null ? null : Ma(e, t, d, e.players[s].stock);
	return {
		kind: r,
		cell: P[t],
		product: o,
		cost: i,
		resale: rr(r),
		dividend: a,
		workers: c,
		inputs: Y(l),
		output: u,
		standstill: f ? { is: "strike" } : p,
		isReady: s !== null && !f && p === null,
		ownLabour: d === P[t],
		margin: Z(e, t),
		ifBought: s === null && n !== null ? qa(e, t, n) : null
	};
}
function qa(e, t, n) {
	let { cost: r } = k[j[t]], i = n.cash === null ? null : n.cash - r, a = _i(e, Xa(e, t, n));
	return {
		...Ja(e, t, n.seat),
		salary: z(e, n.seat) * J(e),
		cash: i,
		standstill: Ya(e, t, n),
		isUnfed: a > 0 && i !== null && i < 2 * a
	};
}
function Ja(e, t, n) {
	let r = L(t), i = Z(e, t);
	if (r === "biobot") return {
		price: null,
		monopolist: null,
		capacity: 0,
		margin: i
	};
	let { output: a } = R(e, t), { column: o } = e.market[r], s = e.seats.map((t) => xi(e, t, r) + (t === n ? a : 0)), c = hi(r, vi(o, -1));
	return {
		price: c,
		monopolist: Ci(s),
		capacity: s[n] ?? 0,
		margin: i - a * (hi(r, o) - c)
	};
}
function Ya(e, t, { seat: n, stock: r }) {
	let { workers: i, inputs: a } = R(e, t), o = e.players[n].idle + e.players[n].picket + 1;
	return o < i ? {
		is: "shortOfWorkers",
		has: o,
		needs: i
	} : Fr(r, a) === null ? null : {
		is: "shortOfInputs",
		missing: Ir(r, a)
	};
}
function Xa(e, t, { seat: n, capacities: r }) {
	let i = Y(R(e, t).inputs);
	for (let t of D) (r[t] > 0 || e.players[n].stock[t] >= 2 * i[t]) && (i[t] = 0);
	return i;
}
// games/matter-of-fact/rules/market-facts.ts
function Za(e, t) {
	let { column: n } = e.market[t], r = (r) => yi(e, t, r) ? null : hi(t, vi(n, r));
	return {
		price: X(e, t),
		highest: hi(t, 0),
		lowest: hi(t, 10),
		up: r(1),
		down: r(-1),
		capacities: E(e.seats, (n) => xi(e, n, t)),
		tokens: e.options.tokens === "limited" ? Ti(e, t) : null
	};
}
// games/matter-of-fact/rules/proposed-plan.ts
var Qa = 1e3;
function $a(e, t) {
	let n = eo(e, t), r = { ...e.players[t].stock }, i = e.players[t].idle + n.reduce((t, { asset: n }) => t + e.assets[n].workers, 0), a = {
		posts: [],
		idle: i,
		runs: [],
		margin: 0
	}, o = (t) => {
		n.splice(n.indexOf(t), 1), ro(e, r, t.asset), a.idle -= t.needs, a.margin += Z(e, t.asset), a.runs.push(t.asset), a.posts.push({
			asset: t.asset,
			workers: t.needs
		});
	}, s = ({ asset: t, needs: n, gain: i }) => n <= a.idle && i > 0 && Fr(r, R(e, t).inputs) === null;
	for (let t of io(e, n, r, i)) o(t);
	for (let e = n.find(s); e !== void 0; e = n.find(s)) o(e);
	for (let { asset: e } of n) a.posts.push({
		asset: e,
		workers: 0
	});
	return a;
}
var eo = (e, t) => I(e, t).filter((t) => e.assets[t].capture === null).map((n) => ({
	asset: n,
	needs: to(e, t, n),
	gain: no(e, n)
})).sort((e, t) => t.gain * Math.max(1, e.needs) - e.gain * Math.max(1, t.needs)), to = (e, t, n) => R(e, n).workers - +(e.players[t].cell === P[n]), no = (e, t) => Z(e, t) + (L(t) === "biobot" ? Qa : 0);
function ro(e, t, n) {
	let { inputs: r, output: i } = R(e, n), a = L(n);
	Pr(t, r), a !== "biobot" && (t[a] += i);
}
function io(e, t, n, r) {
	for (let i of t.filter(({ asset: e }) => L(e) === "biobot")) {
		let a = ao(e, t, { ...n }, i, []);
		if (a !== null && a.reduce((e, { needs: t }) => e + t, 0) <= r) return a;
	}
	return [];
}
function ao(e, t, n, r, i) {
	let { inputs: a } = R(e, r.asset);
	for (let r = Fr(n, a); r !== null; r = Fr(n, a)) {
		let a = t.find((e) => L(e.asset) === r && !i.includes(e));
		if (a === void 0 || ao(e, t, n, a, i) === null) return null;
	}
	return ro(e, n, r.asset), i.push(r), i;
}
var oo = (e, { posts: t }) => t.every(({ asset: t, workers: n }) => e.assets[t].workers === n);
function so(e, t) {
	let { posts: n } = $a(e, t), r = e.players[t];
	for (let { asset: i, workers: a } of n) {
		let n = e.assets[i].workers - a;
		n <= 0 || (e.assets[i].workers = a, r.idle += n, W(e, "workersMoved", {
			seat: t,
			from: i,
			to: "idle",
			workers: n
		}));
	}
	for (let { asset: i, workers: a } of n) {
		let n = a - e.assets[i].workers;
		n <= 0 || (e.assets[i].workers = a, r.idle -= n, W(e, "workersMoved", {
			seat: t,
			from: "idle",
			to: i,
			workers: n
		}));
	}
}
// games/matter-of-fact/rules/salary.ts
var co = (e, t) => yr(e, t.seat) ? Math.max(0, z(e, t.seat) - t.covered - t.paidFor) : 0, lo = (e, t) => co(e, t) * J(e);
function uo(e, t) {
	let n = co(e, t), r = J(e);
	K(e, t.seat, n * r), t.paidFor += n, W(e, "salaryPaid", {
		seat: t.seat,
		workers: n,
		rate: r,
		amount: n * r
	}), fo(e, t.seat, "paid");
}
function fo(e, t, n) {
	let r = e.players[t];
	if (!r.isOnStrike) return;
	let i = r.picket;
	r.isOnStrike = !1, r.picket = 0, r.idle += i, W(e, "strikeEnded", {
		seat: t,
		workers: i,
		because: n
	});
}
function po(e, t, n) {
	let r = e.players[t], i = z(e, t);
	for (let n of I(e, t)) e.assets[n].workers = 0, e.assets[n].hasGuard = !1;
	r.idle = 0, r.picket = i, r.isOnStrike = !0, W(e, "strikeBegan", {
		seat: t,
		by: n,
		workers: i
	});
}
// games/matter-of-fact/rules/salary-facts.ts
function mo(e, t) {
	let n = lo(e, t), r = G(e, t.seat), i = n <= r, a = e.players[t.seat].arrest > 0 ? 0 : _i(e, e.players[t.seat].stock);
	return {
		due: n,
		workers: co(e, t),
		cash: r,
		isAffordable: i,
		exits: {
			discharge: i ? null : ho(e, t, n - r),
			stock: a,
			assets: i ? [] : go(e, t, n)
		}
	};
}
function ho(e, t, n) {
	let r = Math.ceil(n / J(e)), { idle: i, picket: a } = e.players[t.seat], o = i + a;
	for (let n of I(e, t.seat)) {
		let { workers: t, hasGuard: r, capture: i } = e.assets[n];
		o += (i === null ? t : 0) + +!!r;
	}
	return r <= o ? r : null;
}
function go(e, t, n) {
	let r = I(e, t.seat), i = r.length === 1 ? 0 : n;
	return r.filter((t) => e.assets[t].capture === null).map((n) => {
		let r = rr(j[n]);
		return {
			asset: n,
			price: r,
			left: G(e, t.seat) - kr(e, t.seat) + r - i
		};
	});
}
// games/matter-of-fact/rules/seat-facts.ts
function _o(e, t) {
	let n = z(e, t), r = I(e, t), i = Object.fromEntries(tr.map((e) => [e, 0]));
	for (let e of r) i[j[e]] += 1;
	let a = e.seats.every((t) => Je(e.players[t].cash));
	return {
		workers: n,
		salary: r.length > 0 ? n * J(e) : 0,
		speed: Sr(e, t),
		vehicle: xr(e, t),
		assets: i,
		capacities: Si(e, t),
		worth: Je(e.players[t].cash) ? Da(e, t) : null,
		place: a ? e.ending?.places[t] ?? Oa(e, e.seats)[t] ?? null : null,
		readiness: vo(e, t),
		forecast: Ua(e, Wa(e, t))
	};
}
function vo(e, t) {
	let { stock: n, cell: r } = e.players[t], i = I(e, t).filter((e) => j[e] === "technologyPark"), a = i.map((t) => ({
		process: R(e, t),
		hands: ja(e, t, r)
	})), o = {
		process: k.technologyPark.basic,
		hands: 0
	}, s = ({ process: e, hands: t }) => Math.max(0, (e.inputs.steel ?? 0) - n.steel) + Math.max(0, (e.inputs.energy ?? 0) - n.energy) + Math.max(0, e.workers - t), [c = o] = a.sort((e, t) => s(e) - s(t));
	return {
		hasPark: i.length > 0,
		steel: {
			has: n.steel,
			needs: c.process.inputs.steel ?? 0
		},
		energy: {
			has: n.energy,
			needs: c.process.inputs.energy ?? 0
		},
		workers: {
			has: c.hands,
			needs: c.process.workers
		}
	};
}
// games/matter-of-fact/rules/locations.ts
var yo = { is: "open" };
function Q(e, t) {
	let { cell: n } = e.players[t.seat];
	return n === null ? yo : cr[n];
}
function bo(e, t) {
	let n = e.options.reuse === "allowed" || t.hasArrived;
	return Ji(e, t.seat) ?? (n ? null : U("MF-R23", "mustArrive", {}));
}
function xo(e, t, n, r) {
	let i = Q(e, t);
	return (n === "freeAsset" ? i.is === "asset" : i.is === n) ? bo(e, t) : U(r, "notHere", { needs: n });
}
function So(e, t) {
	let n = Q(e, t);
	if (n.is !== "asset" || e.options.raids === "off") return !1;
	let { owner: r, capture: i } = e.assets[n.asset];
	return r !== null && r !== t.seat && (i !== null || t.mayRaid);
}
function Co(e, t) {
	let n = Q(e, t);
	return n.is === "open" || n.is === "frontier" ? !1 : n.is === "asset" && e.assets[n.asset].owner !== null ? So(e, t) : n.is === "businessCentre" && !D.some((t) => e.market[t].isOpen) ? !1 : !t.hasStudied;
}
// kernel/hex.ts
var wo = [
	0,
	1,
	2,
	3,
	4,
	5
], To = [
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
];
function Eo({ q: e, r: t }, n) {
	let r = To[n];
	return {
		q: e + r.q,
		r: t + r.r
	};
}
function Do(e, t) {
	let n = e.q - t.q, r = e.r - t.r;
	return Math.max(Math.abs(n), Math.abs(r), Math.abs(n + r));
}
function Oo(e) {
	let t = e.length, n = new Map(e.map(({ q: e, r: t }, n) => [`${e},${t}`, n])), r = new Int16Array(t * 6), i = new Uint8Array(t * t);
	for (let [a, o] of e.entries()) {
		for (let e of wo) {
			let { q: t, r: i } = Eo(o, e);
			r[a * 6 + e] = n.get(`${t},${i}`) ?? -1;
		}
		for (let [n, r] of e.entries()) i[a * t + n] = Do(o, r);
	}
	return {
		hexes: e,
		size: t,
		neighbours: r,
		distances: i
	};
}
// games/matter-of-fact/rules/map.ts
var ko = Oo(sr), Ao = 0, jo = 1, Mo = 2, No = 3, Po = (e, t) => e * 2 + +!!t;
function Fo(e, t) {
	let n = /* @__PURE__ */ new Uint8Array(137);
	for (let r of e.seats) if (r !== t) for (let t of I(e, r)) e.assets[t].hasGuard && (n[P[t]] = Mo);
	for (let r of e.seats) {
		let { cell: i } = e.players[r];
		if (i === null || r === t) continue;
		let a = ur[i];
		n[i] = a !== null && e.assets[a].owner === t && e.assets[a].capture !== null ? No : jo;
	}
	return n;
}
function Io(e, t, n, r) {
	let i = xr(e, t) === "quadcopter", a = Fo(e, t), o = (/* @__PURE__ */ new Int16Array(274)).fill(-1), s = (/* @__PURE__ */ new Int16Array(274)).fill(-1), c = /* @__PURE__ */ new Int16Array(274), l = 1;
	c[0] = Po(n, !1), o[n * 2] = 0;
	for (let e = 0; e < l; e++) {
		let t = c[e], n = o[t] + 1;
		if (n > r) break;
		let u = t >> 1;
		for (let e = 0; e < 6; e++) {
			let r = ko.neighbours[u * 6 + e];
			if (r === -1) continue;
			let d = a[r];
			if (!i && (d === jo || d === Mo)) continue;
			let f = r * 2 + (dr[r] ? 1 : t & 1);
			o[f] === -1 && (o[f] = n, s[f] = t, (i || d !== No) && (c[l++] = f));
		}
	}
	return {
		start: n,
		hexes: o,
		from: s,
		bars: a
	};
}
function Lo({ start: e, hexes: t, bars: n }, r, i) {
	if (r === e && !i) return !0;
	let a = n[r];
	return (a === Ao || a === No) && t[Po(r, i)] !== -1;
}
var Ro = ({ bars: e }, t) => e[t] === Mo, zo = ({ bars: e }, t) => e[t] === jo, Bo = ({ bars: e }, t) => e[t] === No, Vo = ({ hexes: e }, t, n) => e[Po(t, n)];
function Ho({ from: e }, t, n) {
	let r = [];
	for (let i = Po(t, n); i !== -1; i = e[i]) r.push(i >> 1);
	return r.reverse();
}
// games/matter-of-fact/rules/turn-facts.ts
function Uo(e, t, n) {
	let r = Io(e, t.seat, n, Sr(e, t.seat));
	return M.flatMap((t) => {
		let n = Lo(r, t, !1), i = Lo(r, t, !0);
		return !n && !i ? [] : [{
			cell: t,
			hexes: Vo(r, t, !n),
			card: n ? i ? "either" : "without" : "with",
			ways: {
				without: n ? Ho(r, t, !1) : null,
				with: i ? Ho(r, t, !0) : null
			},
			arrests: Bo(r, t) ? Cr(e, t) : null
		}];
	});
}
function Wo(e, t) {
	let n = Fo(e, t);
	return M.flatMap((t) => {
		let r = Cr(e, t);
		if (zo({ bars: n }, t) && r !== null) return [{
			cell: t,
			is: "chip",
			seat: r
		}];
		let i = ur[t], a = Ro({ bars: n }, t) && i !== null ? e.assets[i].owner : null;
		return a === null ? [] : [{
			cell: t,
			is: "guard",
			seat: a
		}];
	});
}
function Go(e, t, n) {
	let r = Io(e, t.seat, n, M.length), i = Sr(e, t.seat);
	return E(M, (e) => {
		let t = [!1, !0].filter((t) => Lo(r, e, t)).map((t) => Vo(r, e, t));
		return t.length === 0 ? null : Math.ceil(Math.min(...t) / i);
	});
}
function Ko(e, t) {
	return e.stack.flatMap((e) => e.phase === "study" && e.seat === t ? e.cards.secret : []).map((n) => {
		let { price: r, fits: i, process: a } = F[n], o = I(e, t).filter((e) => j[e] === i);
		return {
			technology: n,
			price: r,
			isAffordable: G(e, t) >= r,
			fits: o.map((t) => {
				let n = L(t), r = n === "biobot" ? 0 : a.output * X(e, n);
				return {
					asset: t,
					now: Z(e, t),
					after: r - _i(e, a.inputs) - a.workers * J(e),
					workersAfter: a.workers
				};
			}),
			lowersPrice: a.output > 1 && !e.usedTechnologies.includes(n)
		};
	});
}
function qo(e, t) {
	let n = Q(e, t);
	if (n.is !== "asset" || !So(e, t)) return null;
	let { owner: r } = e.assets[n.asset];
	return r === null ? null : {
		asset: n.asset,
		owner: r,
		...zr(e, n.asset),
		product: L(n.asset),
		output: R(e, n.asset).output,
		isOperable: Br(e, t.seat, n.asset) === null
	};
}
var Jo = E([], () => null), Yo = (e) => Zo(e, null);
function Xo(e, t) {
	if (e.options.cash === "hidden") return Zo(e, t);
	let n = Ko(e, t);
	if (e.outcome !== null || gr(e) !== null) return { study: n };
	let r = Ga(e, t, !0);
	return {
		study: n,
		assets: es(A, (t) => Ka(e, t, r))
	};
}
function Zo(e, t) {
	let n = e.outcome === null ? gr(e) : null, r = $o(e), i = e.outcome === null ? ua(e) : 0, a = n === null ? null : e.players[n.seat].cell, o = n !== null && Je(e.players[n.seat].cash), s = Ga(e, n?.seat ?? t, n === null || o);
	return {
		part: r,
		stage: i,
		active: n?.seat ?? null,
		order: e.starter === null ? [] : Xn(e.seats, e.starter),
		salaryRate: J(e),
		target: Ca(e),
		market: es(D, (t) => Za(e, t)),
		assets: es(A, (t) => Ka(e, t, s)),
		seats: E(e.seats, (t) => _o(e, t)),
		reach: n !== null && a !== null && r === "movement" ? Uo(e, n, a) : [],
		blocked: n === null ? [] : Wo(e, n.seat),
		turnsTo: n !== null && a !== null ? Go(e, n, a) : Jo,
		production: n !== null && r === "production" ? Ua(e, n) : null,
		salary: n !== null && o && i >= 1 && i <= 4 ? mo(e, n) : null,
		plan: n !== null && r === "planning" ? $a(e, n.seat) : null,
		study: t === null ? [] : Ko(e, t),
		raid: n !== null && o && r === "investments" ? qo(e, n) : null,
		decks: {
			actions: e.actionDeck.secret.length,
			actionDiscards: e.actionDiscards.length,
			technologies: {
				I: e.technologyDecks.I.secret.length,
				II: e.technologyDecks.II.secret.length
			}
		}
	};
}
var Qo = {
	starter: "starter",
	startHex: "startHex",
	production: "production",
	monopoly: "monopoly",
	movement: "movement",
	investments: "investments",
	salary: "salary",
	planning: "planning",
	strike: "strike",
	choice: "study"
}, $o = (e) => (e.outcome === null ? Qo[e.stack.at(-1)?.step ?? ""] : void 0) ?? "over", es = (e, t) => Object.fromEntries(e.map((e) => [e, t(e)])), ts = {
	"workers of all and of the bank are 50": (e) => {
		let t = e.workersLeft;
		for (let n of e.seats) t += z(e, n);
		return t === 50 && e.workersLeft >= 0 || `${t} workers`;
	},
	"every technology is in one place": (e) => {
		let t = e.stack.flatMap((e) => e.phase === "study" ? e.cards.secret : []), n = [...e.technologyDecks.I.secret, ...e.technologyDecks.II.secret], r = [...e.technologyDiscards.I, ...e.technologyDiscards.II], i = e.seats.flatMap((t) => br(e, t));
		return ns([
			...t,
			...n,
			...r,
			...i
		], hr) || "technologies";
	},
	"every action card is in one place": (e) => {
		let t = e.seats.flatMap((t) => e.players[t].contracts.map(({ card: e }) => e));
		return ns([
			...e.actionDeck.secret,
			...e.actionDiscards,
			...t
		], Wi) || "action cards";
	},
	"vehicles are owned or at the dealership": (e) => {
		let t = O.find((t) => {
			let n = e.vehiclesLeft[t], r = e.seats.filter((n) => e.players[n].vehicles[t] !== "none").length;
			return n !== null && (n < 0 || n + r !== er[t].cards);
		});
		return t === void 0 || t;
	},
	"one chip on a hex": (e) => {
		let t = e.seats.flatMap((t) => e.players[t].cell ?? []);
		return new Set(t).size === t.length || t.join(" ");
	},
	"an arrested chip is in the business centre": (e) => {
		let t = e.seats.find((t) => e.players[t].arrest > 0 && !rs(e, t));
		return t === void 0 || `seat ${t}`;
	},
	"a raider stands on what he has captured, and nobody guards it": (e) => {
		let t = A.find((t) => {
			let { owner: n, hasGuard: r, capture: i } = e.assets[t];
			return i === null ? !1 : n === null || n === i.raider || r || e.players[i.raider].cell !== P[t];
		});
		return t === void 0 || t;
	},
	"owners and their lists of assets agree": (e) => {
		let t = e.seats.map((t) => A.filter((n) => e.assets[n].owner === t).join());
		return e.seats.every((n) => e.players[n].assets.join() === t[n]) || t.join(" / ");
	},
	"what nobody owns is empty": (e) => {
		let t = A.find((t) => {
			let { owner: n, workers: r, hasGuard: i, technology: a, capture: o } = e.assets[t];
			return n === null && (r > 0 || i || a !== null || o !== null);
		});
		return t === void 0 || t;
	},
	"technologies lie on assets of their kind, and workers are whole": (e) => {
		let t = A.find((t) => {
			let { technology: n, workers: r } = e.assets[t];
			return n !== null && F[n].fits !== j[t] || !Number.isInteger(r) || r < 0;
		});
		return t === void 0 || t;
	},
	"prices are on their rows": (e) => {
		let t = D.find((t) => {
			let { column: n } = e.market[t];
			return !Number.isInteger(n) || n < 0 || n > 10;
		});
		return t === void 0 || t;
	},
	"the monopolist is the only one with the highest capacity": (e) => {
		let t = D.find((t) => Ci(e.seats.map((n) => xi(e, n, t))) !== e.market[t].monopolist);
		return t === void 0 || t;
	},
	"money is whole, and who owes has none": (e) => {
		let t = e.seats.find((t) => {
			let { cash: n, debt: r } = e.players[t];
			return ![n.secret, r.secret].every((e) => Number.isInteger(e) && e >= 0) || r.secret > 0 && n.secret > 0;
		});
		return t === void 0 || `seat ${t}`;
	},
	"stocks are whole and never negative": (e) => {
		let t = e.seats.find((t) => D.some((n) => !Number.isInteger(e.players[t].stock[n]) || e.players[t].stock[n] < 0));
		return t === void 0 || `seat ${t}`;
	},
	"only strikers have a picket, and all their workers are in it": (e) => {
		let t = e.seats.find((t) => {
			let { isOnStrike: n, picket: r, hasLeft: i } = e.players[t];
			return i ? z(e, t) > 0 : n ? I(e, t).some((t) => e.assets[t].workers > 0) : r > 0;
		});
		return t === void 0 || `seat ${t}`;
	}
}, ns = (e, t) => e.length === t.length && new Set(e).size === t.length;
function rs(e, t) {
	let { cell: n } = e.players[t];
	return n !== null && cr[n].is === "businessCentre" && fr.includes(n);
}
// games/matter-of-fact/rules/leaving.ts
var is = {
	offer: (e, t, n) => e.options.leaver === "liquidate" && !e.players[n].hasLeft ? {} : U("MF-R64", "botTakesOver", {}),
	take(e, t, n) {
		as(e, n);
		let r = e.seats.filter((t) => !e.players[t].hasLeft);
		return r.length === 1 && Aa(e, {
			because: "lastPlayer",
			rule: "MF-R64",
			first: r
		}), H;
	}
};
function as(e, t) {
	let n = e.players[t], r = [...I(e, t)];
	W(e, "conceded", {
		seat: t,
		assets: r
	});
	for (let n of A) (e.assets[n].owner === t || e.assets[n].capture?.raider === t) && Gr(e, n, "conceded");
	for (let n of br(e, t)) e.technologyDiscards[F[n].level].push(n);
	e.workersLeft += z(e, t);
	for (let t of r) Object.assign(e.assets[t], {
		owner: null,
		technology: null,
		workers: 0,
		hasGuard: !1,
		capture: null
	});
	n.assets = [];
	for (let { card: t } of n.contracts) e.actionDiscards.push(t);
	for (let t of O) {
		let r = e.vehiclesLeft[t];
		n.vehicles[t] !== "none" && r !== null && (e.vehiclesLeft[t] = r + 1);
	}
	n.cash.secret = 0, n.debt.secret = 0, Object.assign(n, {
		stock: Y(),
		idle: 0,
		picket: 0,
		isOnStrike: !1,
		hand: [],
		vehicles: {
			electricVehicle: "none",
			quadcopter: "none"
		},
		cell: null,
		arrest: 0,
		contracts: [],
		hasLeft: !0
	});
	for (let { from: n, to: r } of e.deals.open) (n === t || r === t) && W(e, "dealLapsed", {
		from: n,
		to: r
	});
	e.deals.open = e.deals.open.filter(({ from: e, to: n }) => e !== t && n !== t), wi(e);
}
// games/matter-of-fact/rules/starter.ts
var os = (e) => ls(e, se(e, e.seats.length), "random", []);
function ss(e) {
	let t = g(e, [...A]), n = [], r = [...e.seats];
	for (; r.length > 1;) {
		let i = r.map((e) => ({
			seat: e,
			asset: t.pop()
		}));
		n.push(i), r = cs(i), t.length < r.length && t.push(...g(e, [...A]));
	}
	ls(e, r[0] ?? 0, "assetCards", n);
}
function cs(e) {
	let t = Math.max(...e.map(({ asset: e }) => nr(e)));
	return e.filter(({ asset: e }) => nr(e) === t).map(({ seat: e }) => e);
}
function ls(e, t, n, r) {
	if (e.starter = t, W(e, "starterFound", {
		how: n,
		draws: r,
		starter: t
	}), e.options.compensation !== "none") for (let [n, r] of Xn(e.seats, t).entries()) {
		if (n === 0) continue;
		let t = n * 5;
		q(e, r, t), W(e, "compensated", {
			seat: r,
			amount: t
		});
	}
}
// games/matter-of-fact/rules/phases/game.ts
var us = wr("game", {
	draw(e) {
		e.options.starter === "random" ? os(e) : e.options.starter === "assetCards" && ss(e);
	},
	starter: {
		rule: "MF-3.7",
		ask: (e) => e.starter === null ? ds(e)[0] ?? null : null,
		idle: (e, t, n) => ({
			type: "nameStarter",
			starter: n
		}),
		actions: { nameStarter: {
			offer: (e) => ({ starter: b(ds(e)) }),
			take(e, t, n, { starter: r }) {
				return ls(e, r, "host", []), V;
			}
		} }
	},
	round(e, t) {
		e.round += 1, t.upNext = Xn(e.seats, e.starter ?? 0), W(e, "roundBegan", { round: e.round });
	},
	turns: {
		call: "turn",
		with(e, t) {
			t.upNext = t.upNext.filter((t) => !e.players[t].hasLeft);
			let n = t.upNext.shift();
			return n === void 0 ? null : fs(e, n);
		},
		then: () => Er("turns")
	},
	end(e) {
		return Ta(e), Er("round");
	}
}), ds = (e) => e.seats.filter((t) => !e.players[t].hasLeft), fs = (e, t) => ({
	seat: t,
	startedAt: e.players[t].cell,
	struck: e.players[t].isOnStrike,
	ran: [],
	priced: [],
	hasArrived: !1,
	drawsCard: !1,
	hasStudied: !1,
	mayRaid: !1,
	paidFor: 0,
	covered: 0,
	isUnpaid: !1,
	callers: []
});
// games/matter-of-fact/rules/action-cards.ts
function ps(e, t) {
	let n = Ss(e);
	if (n !== null) {
		if (W(e, "cardDrawn", {
			seat: t,
			card: n
		}), Ki(n)) return e.players[t].contracts.push({
			card: n,
			open: Y(Ui[n].units),
			turns: 2
		}), W(e, "contractTaken", {
			seat: t,
			card: n,
			turns: 2
		});
		ms(e, t, n, Ui[n]), e.actionDiscards.push(n);
	}
}
function ms(e, t, n, r) {
	switch (r.is) {
		case "contract": return;
		case "subsidy":
			hs(e, t, n, vs(e, t, r.rates));
			break;
		case "dividend":
			hs(e, t, n, vs(e, t, gs(r.kinds)));
			break;
		case "taxes":
		case "transportTax": {
			let i = vs(e, t, r.rates), a = bs(i);
			W(e, "taxed", {
				seat: t,
				card: n,
				items: i,
				amount: a,
				unpaid: jr(e, t, a)
			});
		}
	}
	xs(e, t, n, r.prices);
}
function hs(e, t, n, r) {
	let i = bs(r);
	W(e, "grantPaid", {
		seat: t,
		card: n,
		items: r,
		amount: i
	}), q(e, t, i);
}
var gs = (e) => Object.fromEntries(e.map((e) => [e, k[e].dividend])), _s = [
	...tr,
	"technology",
	...Qn
];
function vs(e, t, n) {
	return _s.flatMap((r) => {
		let i = n[r];
		return i === void 0 ? [] : [{
			of: r,
			count: ys(e, t, r),
			rate: i
		}];
	});
}
function ys(e, t, n) {
	return n === "technology" ? br(e, t).length : n === "train" ? 1 : n === "electricVehicle" || n === "quadcopter" ? e.players[t].vehicles[n] === "none" ? 0 : 1 : I(e, t).filter((e) => j[e] === n).length;
}
var bs = (e) => e.reduce((e, { count: t, rate: n }) => e + t * n, 0);
function xs(e, t, n, r) {
	for (let i of D) {
		let a = r[i];
		a !== void 0 && bi(e, i, a, {
			because: "card",
			rule: a > 0 ? "MF-6.11" : "MF-6.8",
			seat: t,
			source: n
		});
	}
}
function Ss(e) {
	e.actionDeck.secret.length === 0 && (W(e, "actionDeckReshuffled", { cards: e.actionDiscards.length }), Ce(e, e.actionDeck, e.actionDiscards), e.actionDiscards = []);
	let t = ve(e.actionDeck);
	return Cs(e, e.actionDeck), t;
}
function Cs(e, t) {
	e.options.decks === "up" && xe(t);
}
// games/matter-of-fact/rules/universities.ts
var ws = (e) => e === "U1" ? "I" : "II", Ts = (e, t) => e.technologyDecks[t].secret.length + e.technologyDiscards[t].length > 0;
function Es(e, t, n) {
	let r = ws(n), i = e.technologyDecks[r];
	i.secret.length < 2 && Ds(e, r);
	let a = _e(i.pool, t, []);
	for (let e = 0; e < 2; e++) ye(i, a, t);
	return Cs(e, i), W(e, "studied", {
		seat: t,
		university: n,
		cards: pe(t, [...a.secret])
	}), a;
}
function Ds(e, t) {
	let n = e.technologyDecks[t], r = e.technologyDiscards[t];
	r.length !== 0 && (W(e, "technologyDeckReshuffled", {
		level: t,
		cards: r.length
	}), be(n, g(e, r)), e.technologyDiscards[t] = []);
}
function Os(e, t, n, r) {
	let { price: i } = F[r];
	K(e, t, i), e.players[t].hand.push(r), W(e, "technologyBought", {
		seat: t,
		technology: r,
		price: i,
		discarded: ks(e, n, r)
	});
}
function ks(e, t, n) {
	let r = t.secret.filter((e) => e !== n);
	for (let t of r) e.technologyDiscards[F[t].level].push(t);
	return Se(t), r;
}
// games/matter-of-fact/rules/phases/study.ts
var As = wr("study", {
	choice: {
		rule: "MF-11.2",
		ask: (e, t) => e.players[t.seat].hasLeft ? null : t.seat,
		idle: () => ({ type: "takeNone" }),
		actions: {
			buyTechnology: {
				offer(e, t, n) {
					let r = G(e, n);
					return { technology: b(t.cards.secret, (e) => {
						let t = F[e].price;
						return r < t ? U("MF-11.2", "cannotPay", {
							cost: t,
							cash: r
						}) : null;
					}) };
				},
				take(e, t, n, { technology: r }) {
					return Os(e, n, t.cards, r), Dr();
				}
			},
			takeNone: {
				offer: () => ({}),
				take(e, t, n) {
					return W(e, "technologiesDeclined", {
						seat: n,
						discarded: ks(e, t.cards, null)
					}), Dr();
				}
			}
		}
	},
	putAway(e, t) {
		ks(e, t.cards, null);
	}
});
// games/matter-of-fact/rules/defaults.ts
function js(e, t) {
	let { stock: n, arrest: r } = e.players[t.seat], i = lo(e, t) + kr(e, t.seat) - G(e, t.seat);
	if (i <= 0) return { type: "paySalary" };
	if (r > 0 || _i(e, n) < i) return { type: "leaveUnpaid" };
	let [a] = D.filter((e) => n[e] > 0).sort((t, n) => X(e, t) - X(e, n));
	return a === void 0 ? { type: "leaveUnpaid" } : {
		type: "sell",
		resource: a,
		units: Math.min(n[a], Math.ceil(i / X(e, a)))
	};
}
function Ms(e, t) {
	let { contracts: n, stock: r } = e.players[t.seat];
	for (let { card: t, open: i, turns: a } of n) if (!(a > 1)) for (let n of D) {
		let a = Math.min(i[n], r[n]);
		if (a > 0 && X(e, n) < gi(n)) return {
			type: "deliver",
			contract: t,
			resource: n,
			units: a
		};
	}
	return { type: "endTurn" };
}
// games/matter-of-fact/rules/discharge.ts
function Ns(e, t) {
	let { idle: n, picket: r } = e.players[t], i = [], a = (e, t) => {
		t > 0 && i.push({
			from: { one: [e] },
			workers: x(1, t)
		});
	};
	a("idle", n), a("picket", r);
	for (let n of I(e, t)) {
		let { workers: t, hasGuard: r, capture: o } = e.assets[n];
		o === null ? a(n, t) : t > 0 && i.push({
			from: b([n], () => U("MF-12.3", "captured", {
				asset: n,
				by: o.raider
			})),
			workers: x(1, t)
		}), r && a(Di(n), 1);
	}
	return i.length > 0 ? i : U("MF-12.2", "noWorkers", {});
}
function Ps(e, t, n, r) {
	n === "picket" ? e.players[t].picket -= r : ji(e, t, n, -r), e.workersLeft += r, W(e, "discharged", {
		seat: t,
		from: n,
		workers: r
	});
}
// games/matter-of-fact/rules/phases/turn-free.ts
var Fs = { discharge: {
	offer: (e, t, n) => Ns(e, n),
	take(e, t, n, { from: r, workers: i }) {
		return Ps(e, n, r, i), H;
	}
} }, Is = { paySalary: {
	offer(e, t, n) {
		let r = lo(e, t);
		if (r === 0) return U("MF-R36", "nothingDue", {});
		let i = G(e, n);
		return i < r ? U("MF-R38", "cannotPay", {
			cost: r,
			cash: i
		}) : {};
	},
	take(e, t) {
		return uo(e, t), H;
	}
} }, Ls = {
	sell: {
		offer: (e, t, n) => Yi(e, n),
		take(e, t, n, { resource: r, units: i }) {
			return Zi(e, n, r, i), H;
		}
	},
	deliver: {
		offer: (e, t, n) => ea(e, n),
		take(e, t, n, r) {
			return na(e, n, r), H;
		}
	},
	sellAsset: {
		offer: (e, t, n) => aa(e, n),
		take(e, t, n, { asset: r }) {
			return sa(e, n, r), H;
		}
	}
}, Rs = { goOn: {
	offer: () => ({}),
	take: () => V
} }, zs = {
	buyAsset: {
		offer(e, t, n) {
			let r = Q(e, t), i = xo(e, t, "freeAsset", "MF-10.1");
			if (r.is !== "asset" || i !== null) return i ?? U("MF-10.1", "notHere", { needs: "freeAsset" });
			let a = e.assets[r.asset].owner;
			if (a !== null) return U("MF-R68", "owned", {
				asset: r.asset,
				by: a
			});
			let { cost: o } = k[j[r.asset]], s = G(e, n);
			return s < o ? U("MF-10.1", "cannotPay", {
				cost: o,
				cash: s
			}) : {};
		},
		take(e, t, n) {
			let r = Q(e, t);
			if (r.is !== "asset") return H;
			let { asset: i } = r, { cost: a } = k[j[i]];
			K(e, n, a), vr(e, i, n), W(e, "assetBought", {
				seat: n,
				asset: i,
				cell: e.players[n].cell ?? 0,
				cost: a
			}), Ei(e, n, i);
			let o = L(i);
			return o !== "biobot" && bi(e, o, -1, {
				because: "newEnterprise",
				rule: "MF-6.6",
				seat: n,
				source: i
			}), wi(e), H;
		}
	},
	hire: {
		offer(e, t, n) {
			let r = xo(e, t, "labourExchange", "MF-12.1");
			if (r !== null) return r;
			let i = G(e, n), a = Math.floor(i / 10), o = a < e.workersLeft ? U("MF-12.1", "cannotPay", {
				cost: (a + 1) * 10,
				cash: i
			}) : U("MF-R16", "noWorkersLeft", { left: e.workersLeft }), s = U("MF-12.1", "atLeastOne", {});
			return { workers: x(1, Math.min(a, e.workersLeft), {
				below: s,
				above: o
			}) };
		},
		take(e, t, n, { workers: r }) {
			let i = Q(e, t);
			if (i.is !== "labourExchange") return H;
			let a = r * 10;
			return K(e, n, a), e.players[n].idle += r, e.workersLeft -= r, W(e, "hired", {
				seat: n,
				exchange: i.exchange,
				workers: r,
				cost: a,
				left: e.workersLeft
			}), H;
		}
	},
	study: {
		offer(e, t) {
			let n = Q(e, t), r = xo(e, t, "university", "MF-11.1");
			if (n.is !== "university" || r !== null) return r ?? U("MF-11.1", "notHere", { needs: "university" });
			let i = ws(n.university);
			return Ts(e, i) ? {} : U("MF-R19", "noCards", { level: i });
		},
		take(e, t, n) {
			let r = Q(e, t);
			return r.is === "university" ? (t.hasStudied = !0, Tr("study", {
				seat: n,
				university: r.university,
				cards: Es(e, n, r.university)
			})) : H;
		}
	},
	buyVehicle: {
		offer(e, t, n) {
			let r = xo(e, t, "dealership", "MF-13.2");
			if (r !== null) return r;
			let i = G(e, n);
			return { vehicle: b(O, (t) => {
				if (e.players[n].vehicles[t] !== "none") return U("MF-R20", "hasVehicle", { vehicle: t });
				if (e.vehiclesLeft[t] === 0) return U("MF-R20", "soldOut", { vehicle: t });
				let r = er[t].price;
				return i < r ? U("MF-13.2", "cannotPay", {
					cost: r,
					cash: i
				}) : null;
			}) };
		},
		take(e, t, n, { vehicle: r }) {
			let { price: i } = er[r];
			K(e, n, i), e.players[n].vehicles[r] = "new";
			let a = e.vehiclesLeft[r];
			return a !== null && (e.vehiclesLeft[r] = a - 1), W(e, "vehicleBought", {
				seat: n,
				vehicle: r,
				price: i
			}), H;
		}
	},
	returnVehicle: {
		offer(e, t, n) {
			let r = xo(e, t, "dealership", "MF-13.3");
			return r === null ? { vehicle: b(O, (t) => {
				let r = e.players[n].vehicles[t];
				return r === "none" ? U("MF-13.3", "noVehicle", { vehicle: t }) : r === "new" ? U("MF-R22", "justBought", { vehicle: t }) : null;
			}) } : r;
		},
		take(e, t, n, { vehicle: r }) {
			let { refund: i } = er[r];
			e.players[n].vehicles[r] = "none";
			let a = e.vehiclesLeft[r];
			return a !== null && (e.vehiclesLeft[r] = a + 1), W(e, "vehicleReturned", {
				seat: n,
				vehicle: r,
				refund: i
			}), q(e, n, i), H;
		}
	},
	buyResource: {
		offer(e, t, n) {
			let r = xo(e, t, "businessCentre", "MF-14.1");
			if (r !== null) return r;
			let i = G(e, n);
			return D.map((t) => {
				if (!e.market[t].isOpen) return {
					resource: b([t], () => U("MF-14.2", "notOpened", { resource: t })),
					units: qi
				};
				let n = X(e, t), r = Math.floor(i / n), a = e.options.tokens === "limited" ? Ti(e, t) : r, o = a < r ? U("MF-R15", "tokenLimit", {
					resource: t,
					left: a
				}) : U("MF-14.1", "cannotPay", {
					cost: (r + 1) * n,
					cash: i
				});
				return {
					resource: b([t]),
					units: x(1, Math.min(r, a), { above: o })
				};
			});
		},
		take(e, t, n, { resource: r, units: i }) {
			let a = X(e, r);
			return K(e, n, i * a), e.players[n].stock[r] += i, W(e, "resourceBought", {
				seat: n,
				resource: r,
				units: i,
				price: a,
				cost: i * a
			}), H;
		}
	}
}, Bs = { changePrice: {
	offer: (e, t) => D.map((n) => {
		let r = Vs(e, t, n);
		if (r !== null) return {
			resource: b([n], () => r),
			by: b([1, -1])
		};
		let i = X(e, n);
		return {
			resource: b([n]),
			by: b([1, -1], (t) => yi(e, n, t) ? U("MF-R12", "endOfRow", {
				resource: n,
				price: i
			}) : null)
		};
	}),
	take(e, t, n, { resource: r, by: i }) {
		return t.priced.push(r), bi(e, r, i, {
			because: "monopolist",
			rule: i > 0 ? "MF-6.12" : "MF-6.9",
			seat: n,
			source: null
		}), H;
	}
} };
function Vs(e, t, n) {
	let { monopolist: r } = e.market[n];
	return r === t.seat ? t.priced.includes(n) ? U("MF-R13", "priceChanged", { resource: n }) : null : U("MF-7.6", "notMonopolist", {
		resource: n,
		monopolist: r
	});
}
var Hs = (e, t) => D.some((n) => e.market[n].monopolist === t.seat && !t.priced.includes(n)), Us = (e, t) => ({
	value: e,
	because: t
}), Ws = (e) => E(M, (t) => Us(t, e)), Gs = {
	4: Ws(U("MF-8.1", "outOfReach", { speed: 4 })),
	6: Ws(U("MF-8.1", "outOfReach", { speed: 6 })),
	8: Ws(U("MF-8.1", "outOfReach", { speed: 8 }))
}, Ks = Ws(U("MF-R25", "cardUnavoidable", {})), qs = Ws(U("MF-R25", "noBorderOnTheWay", {}));
function Js(e, t, n) {
	let r = Sr(e, t), i = Io(e, t, n, r), a = {
		one: [],
		not: []
	}, o = {
		one: [],
		not: []
	};
	for (let t of M) {
		let n = Lo(i, t, !1), s = Lo(i, t, !0), c = n || s ? null : Ys(e, i, t, r);
		n ? a.one.push(t) : a.not.push(c ?? Ks[t]), s ? o.one.push(t) : o.not.push(c ?? qs[t]);
	}
	return [{
		to: a,
		card: { one: [!1] }
	}, {
		to: o,
		card: { one: [!0] }
	}];
}
function Ys(e, t, n, r) {
	let i = ur[n];
	if (Ro(t, n) && i !== null) return Us(n, U("MF-8.4", "guarded", {
		asset: i,
		owner: e.assets[i].owner ?? 0
	}));
	let a = zo(t, n) ? Cr(e, n) : null;
	return a === null ? Gs[r][n] : Us(n, U("MF-8.4", "occupied", {
		cell: n,
		by: a
	}));
}
function Xs(e, t, n, r) {
	let i = e.players[t.seat], a = i.cell;
	if (a === null) return;
	if (t.drawsCard = r, t.hasArrived = n !== a, !t.hasArrived && !r) return W(e, "stayed", {
		seat: t.seat,
		cell: a
	});
	if (e.events !== null && Zs(e, t.seat, a, n, r), !t.hasArrived) return;
	let o = Rr(e, t.seat);
	o !== null && Gr(e, o, "left"), i.cell = n;
	let s = ur[n], c = s === null ? null : e.assets[s].owner;
	t.mayRaid = c !== null && c !== t.seat, s !== null && c === t.seat && qr(e, t.seat, s);
}
function Zs(e, t, n, r, i) {
	let a = Ho(Io(e, t, n, Sr(e, t)), r, i), o = a.slice(1).filter((e) => dr[e]);
	W(e, "moved", {
		seat: t,
		from: n,
		to: r,
		path: a,
		vehicle: xr(e, t),
		crossed: o
	});
}
// games/matter-of-fact/rules/phases/turn-movement.ts
var Qs = {
	placeChip: {
		offer: (e) => ({ cell: b(fr, (t) => {
			let n = Cr(e, t);
			return n === null ? null : U("MF-R69", "occupied", {
				cell: t,
				by: n
			});
		}) }),
		take(e, t, n, { cell: r }) {
			return e.players[n].cell = r, W(e, "chipPlaced", {
				seat: n,
				cell: r
			}), V;
		}
	},
	move: {
		offer: (e, t, n) => Js(e, n, e.players[n].cell ?? 0),
		take(e, t, n, { to: r, card: i }) {
			return Xs(e, t, r, i), V;
		}
	}
}, $s = {
	moveWorkers: {
		offer: (e, t, n) => Mi(e, n),
		check: (e, t, n, r) => Fi(r),
		take(e, t, n, r) {
			return Ii(e, n, r), H;
		}
	},
	layTechnology: {
		offer: (e, t, n) => Li(e, n),
		take(e, t, n, { technology: r, asset: i }) {
			return zi(e, n, r, i), H;
		}
	},
	takeUpTechnology: {
		offer: (e, t, n) => Vi(e, n),
		take(e, t, n, { technology: r }) {
			return Hi(e, n, r), H;
		}
	},
	adoptPlan: {
		offer(e, t, n) {
			return e.players[n].isOnStrike ? U("MF-R40", "onStrike", {}) : yr(e, n) ? oo(e, $a(e, n)) ? U("MF-16.1", "planStands", {}) : {} : U("MF-16.1", "noAsset", {});
		},
		take(e, t, n) {
			return so(e, n), H;
		}
	}
}, ec = {
	run: {
		offer: (e, t, n) => ({ asset: b(I(e, n), (n) => Na(e, t, n)) }),
		take(e, t, n, { asset: r }) {
			return Pa(e, t, r), H;
		}
	},
	runProposed: {
		offer: () => ({}),
		take(e, t) {
			for (let n of za(e, t)) e.outcome === null && Pa(e, t, n);
			return H;
		}
	}
}, tc = { raid: {
	offer(e, t, n) {
		if (e.options.raids === "off") return U("MF-1.6", "raidsOff", {});
		let { cell: r } = e.players[n], i = r === null ? null : ur[r], a = i === null ? null : e.assets[i].owner;
		if (i === null || a === null || a === n) return U("MF-18.1", "notHere", { needs: "rivalAsset" });
		let { capture: o } = e.assets[i];
		return { mode: b(["operate", "sabotage"], (t) => o?.mode === t ? U("MF-18.10", "alreadySo", { mode: t }) : t === "operate" ? Br(e, n, i) : null) };
	},
	take(e, t, n, { mode: r }) {
		let { cell: i } = e.players[n], a = i === null ? null : ur[i], o = a === null ? null : e.assets[a].owner;
		if (a === null || o === null) return H;
		e.assets[a].capture === null && Vr(e, n, a, o), t.mayRaid = !1;
		let { capture: s } = e.assets[a];
		return s !== null && (r === "operate" ? Hr : Ur)(e, s, a, o), H;
	}
} }, nc = {
	leaveUnpaid: {
		offer: () => ({}),
		take(e, t, n) {
			return t.isUnpaid = !0, W(e, "salaryUnpaid", {
				seat: n,
				workers: co(e, t),
				due: lo(e, t)
			}), V;
		}
	},
	callStrike: {
		offer: () => ({}),
		take(e, t, n) {
			return po(e, t.seat, n), V;
		}
	},
	letItBe: {
		offer: () => ({}),
		take(e, t, n) {
			return t.callers = t.callers.filter((e) => e !== n), W(e, "strikeWaived", {
				seat: t.seat,
				by: n
			}), H;
		}
	}
}, { placeChip: rc, move: ic } = Qs, { leaveUnpaid: ac, callStrike: oc, letItBe: sc } = nc, cc = wr("turn", {
	begin(e, t) {
		let n = e.players[t.seat], { arrest: r, isOnStrike: i } = n;
		W(e, "turnBegan", {
			seat: t.seat,
			round: e.round,
			arrest: r,
			isOnStrike: i
		});
		for (let r of O) n.vehicles[r] === "new" && (n.vehicles[r] = "ready", W(e, "vehicleReady", {
			seat: t.seat,
			vehicle: r
		}));
	},
	captured(e, t) {
		t.struck || La(e, t);
	},
	production: {
		rule: "MF-5.1",
		ask: (e, t) => $(e, t) && Ra(e, t) ? t.seat : null,
		idle: () => ({ type: "runProposed" }),
		actions: {
			...ec,
			...Is,
			...Fs,
			...Rs
		}
	},
	standstill(e, t) {
		let n = $(e, t) ? Va(e, t) : [];
		n.length > 0 && W(e, "stoodStill", {
			seat: t.seat,
			assets: n
		});
	},
	monopoly: {
		rule: "MF-7.6",
		ask: (e, t) => $(e, t) && Hs(e, t) ? t.seat : null,
		idle: () => ({ type: "goOn" }),
		actions: {
			...Bs,
			...Ls,
			...Is,
			...Fs,
			...Rs
		}
	},
	startHex: {
		rule: "MF-4.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].cell === null ? t.seat : null,
		idle: (e) => ({
			type: "placeChip",
			cell: fr.find((t) => Cr(e, t) === null) ?? 0
		}),
		actions: { placeChip: rc }
	},
	movement: {
		rule: "MF-8.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].arrest === 0 ? t.seat : null,
		idle: (e, t) => ({
			type: "move",
			to: e.players[t.seat].cell ?? 0,
			card: !1
		}),
		actions: {
			move: ic,
			...Ls,
			...Is,
			...Fs
		}
	},
	border(e, t) {
		t.drawsCard && $(e, t) && ps(e, t.seat), Wr(e, t.seat);
	},
	investments: {
		rule: "MF-4.4",
		ask: (e, t) => $(e, t) && (Co(e, t) || e.players[t.seat].arrest > 0) ? t.seat : null,
		idle: () => ({ type: "goOn" }),
		actions: {
			...zs,
			...tc,
			...Ls,
			...Is,
			...Fs,
			...Rs
		}
	},
	salary: {
		rule: "MF-15.4",
		ask: (e, t) => $(e, t) && !t.isUnpaid && lo(e, t) > 0 ? t.seat : null,
		idle: (e, t) => js(e, t),
		actions: {
			...Is,
			leaveUnpaid: ac,
			...Ls,
			...Fs
		}
	},
	settleSalary(e, t) {
		t.isUnpaid || fo(e, t.seat, "nothingDue");
	},
	planning: {
		rule: "MF-16.1",
		ask: (e, t) => $(e, t) && e.players[t.seat].arrest === 0 ? t.seat : null,
		idle: (e, t) => Ms(e, t),
		actions: {
			...$s,
			...Ls,
			...Fs,
			endTurn: {
				offer: () => ({}),
				take: () => V
			}
		}
	},
	passing(e, t) {
		t.isUnpaid && !e.players[t.seat].isOnStrike && z(e, t.seat) !== 0 && (e.options.strike === "automatic" ? po(e, t.seat, null) : t.callers = _r(e, t.seat));
	},
	strike: {
		rule: "MF-21.2",
		ask: (e, t) => t.callers.filter((n) => $(e, t) && !e.players[n].hasLeft),
		idle: () => ({ type: "callStrike" }),
		actions: {
			callStrike: oc,
			letItBe: sc
		}
	},
	end(e, t) {
		let n = e.players[t.seat];
		ia(e, t.seat), n.arrest > 0 && (--n.arrest, n.arrest === 0 && W(e, "arrestEnded", { seat: t.seat }));
		for (let { from: t, to: n } of qn(e.deals, "turn")) W(e, "dealLapsed", {
			from: t,
			to: n
		});
		return W(e, "turnEnded", { seat: t.seat }), Dr();
	}
}), $ = (e, t) => !e.players[t.seat].hasLeft, lc = {
	"deals.open.*.terms": (e, t, n) => ({
		give: {
			...Yr,
			money: n(4)
		},
		take: {
			...Yr,
			money: n(4)
		}
	}),
	"players.*.cash": (e, [t], n) => e.players[t].hasLeft ? 0 : uc(e, t) + Math.max(0, n(304) - 4),
	"players.*.debt": (e, [t], n) => e.players[t].cash.secret === 0 ? n(6) : 0
}, uc = (e, t) => Math.max(0, ...e.deals.open.map(({ from: e, terms: n }) => e === t ? n.secret?.give.money ?? 0 : 0)), dc = Jn((e) => e.deals);
// games/matter-of-fact/rules/setup.ts
function fc(e, t) {
	let n = _c(e, t), { roundCap: r, vehicles: i } = e.options;
	return {
		round: 0,
		lastRound: r === "none" ? null : Number(r),
		starter: null,
		players: E(e.seats, (t) => pc(e, t, n[t])),
		assets: gc(A, () => ({
			owner: null,
			technology: null,
			workers: 0,
			hasGuard: !1,
			capture: null
		})),
		market: gc(D, () => ({
			column: 0,
			lastMove: 0,
			isOpen: !1,
			monopolist: null
		})),
		workersLeft: 50 - 3 * e.seats.length,
		vehiclesLeft: gc(O, (e) => i === "limited" ? er[e].cards : null),
		actionDeck: mc(e, "actions", [...Wi]),
		actionDiscards: [],
		technologyDecks: {
			I: mc(e, "technologiesI", hc("I")),
			II: mc(e, "technologiesII", hc("II"))
		},
		technologyDiscards: {
			I: [],
			II: []
		},
		usedTechnologies: [],
		deals: Kn(e.seats),
		ending: null
	};
}
function pc(e, t, n) {
	let r = (n) => e.options.cash === "open" ? me(n) : pe(t, n);
	return {
		colour: n,
		cash: r(150),
		debt: r(0),
		stock: Y(),
		biobots: 0,
		idle: 3,
		picket: 0,
		isOnStrike: !1,
		assets: [],
		hand: [],
		vehicles: {
			electricVehicle: "none",
			quadcopter: "none"
		},
		cell: null,
		arrest: 0,
		contracts: [],
		hasLeft: !1
	};
}
function mc(e, t, n) {
	let r = ge(t, g(e, n));
	return Cs(e, r), r;
}
var hc = (e) => hr.filter((t) => F[t].level === e), gc = (e, t) => Object.fromEntries(e.map((e) => [e, t(e)]));
function _c(e, t) {
	let n = Un.filter((e) => !t.includes(e));
	return e.seats.map((e) => Un.find((n) => n === t[e]) ?? n.shift());
}
// games/matter-of-fact/index.ts
var vc = /* @__PURE__ */ t({ matterOfFact: () => yc }), yc = Or({
	id: "matter-of-fact",
	version: 1,
	speaks: 1,
	seats: {
		min: 2,
		max: 4
	},
	picks: Un,
	options: {
		salary: [
			"1",
			"2",
			"3"
		],
		biobots: [
			"1",
			"2",
			"3"
		],
		decks: ["down", "up"],
		strike: ["called", "automatic"],
		raids: ["on", "off"],
		tokens: ["limited", "unlimited"],
		vehicles: ["limited", "unlimited"],
		reuse: ["allowed", "mustArrive"],
		cash: ["open", "hidden"],
		end: ["immediate", "equalTurns"],
		roundCap: [
			"60",
			"40",
			"none"
		],
		trade: ["on", "off"],
		starter: [
			"random",
			"assetCards",
			"host"
		],
		leaver: ["bot", "liquidate"],
		compensation: ["none", "perPlace"]
	},
	presets: {
		rulebook: {},
		ranked: {
			end: "equalTurns",
			compensation: "perPlace"
		},
		family: {
			raids: "off",
			strike: "automatic"
		},
		longGame: {
			biobots: "2",
			salary: "2"
		}
	},
	setup: fc,
	opening: () => Tr("game", { upNext: [] }),
	phases: {
		game: us,
		turn: cc,
		study: As
	},
	anytime: {
		...Sa,
		concede: is
	},
	governs: {
		nameStarter: "MF-3.7",
		placeChip: "MF-4.1",
		run: "MF-5.1",
		runProposed: "MF-5.1",
		changePrice: "MF-7.6",
		move: "MF-8.1",
		buyAsset: "MF-10.1",
		hire: "MF-12.1",
		study: "MF-11.1",
		buyVehicle: "MF-13.2",
		returnVehicle: "MF-13.3",
		buyResource: "MF-14.1",
		raid: "MF-18.1",
		buyTechnology: "MF-11.2",
		takeNone: "MF-11.2",
		paySalary: "MF-4.6",
		leaveUnpaid: "MF-15.5",
		sell: "MF-4.7",
		deliver: "MF-R43",
		sellAsset: "MF-10.5",
		discharge: "MF-12.2",
		moveWorkers: "MF-16.1",
		layTechnology: "MF-R31",
		takeUpTechnology: "MF-R31",
		adoptPlan: "MF-16.1",
		goOn: "MF-4.5",
		endTurn: "MF-4.8",
		callStrike: "MF-21.2",
		letItBe: "MF-21.2",
		concede: "MF-R64",
		proposeDeal: "MF-R46",
		acceptDeal: "MF-R46",
		declineDeal: "MF-R46",
		counterDeal: "MF-R46",
		withdrawDeal: "MF-R46"
	},
	facts: Yo,
	ownFacts: Xo,
	invariants: ts,
	secrets: lc,
	conceals: dc
}), bc = Vn(Object.values(vc).find((e) => e?.id === "matter-of-fact"));
export { bc as default };
